import ts from 'typescript';
import {VALUE} from './facts.ts';
import {languages, type Language} from '../../site/page-files.ts';

/** A text in a source file, with the language it is written in. */
export interface CodeText {
  readonly line: number;
  readonly language: Language;
  readonly text: string;
}

/** What starts a file of strings in one language: `messages/ru.ts`, `strings/zh-CN.ts`. */
const NAMED = new RegExp(`(?:^|/)(${languages.join('|')})\\.ts$`);

/**
 * The texts that a source file holds for readers. A literal with Han or Cyrillic letters is Chinese or Russian; one
 * with words and a space is English. A value that is filled in later stands as `VALUE`.
 */
export function textsInCode(file: string, source: string): CodeText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const named = NAMED.exec(file)?.[1] as Language | undefined;
  const found: CodeText[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    const text = literalText(node);
    if (text !== undefined) {
      const language = languageOf(text, named);
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      if (language) found.push({line, language, text: withoutMarkup(text)});
    }
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return found;
}

function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text + node.templateSpans.map(({literal}) => VALUE + literal.text).join('') : undefined;
}

function languageOf(text: string, named: Language | undefined): Language | undefined {
  if (/\p{Script=Cyrillic}/u.test(text)) return 'ru';
  if (/\p{Script=Han}/u.test(text)) return 'zh-CN';
  if (named) return /\p{L}{2}/u.test(text) ? named : undefined;
  return /\p{L}{2,} \p{L}|^\p{Lu}\p{Ll}{2,}$/u.test(text) ? 'en' : undefined;
}

/** Code in backticks or tags is no prose; other tags and the addresses of links are none either. */
function withoutMarkup(text: string): string {
  return text
    .replace(/<code>.*?<\/code>|`[^`]*`/gs, '\u0001')
    .replace(/\[([^\]]+)\]\(\/[^()\s]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/\n/g, '\u2028');
}
