import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import type {Context} from './context.ts';
import type {Language} from './page-files.ts';

/** An interface string in English and where it comes from. */
export interface UiString {
  readonly id: string;
  readonly message: string;
  readonly file: string;
  readonly line: number;
}

/** A string whose id is put together while the program runs: nothing can be looked up for it. */
export interface DynamicString {
  readonly file: string;
  readonly line: number;
  /** The id as written, with `…` for what is not known. */
  readonly id: string;
}

/** What the source files of `src/` ask for by `<Translate id>` and `translate({id, message})`. */
export function stringsInSource(context: Context): {strings: UiString[]; dynamic: DynamicString[]} {
  const strings: UiString[] = [];
  const dynamic: DynamicString[] = [];
  for (const file of context.filesBelow('src')) {
    if (!/\.tsx?$/.test(file)) continue;
    const text = context.read(file) ?? '';
    if (!/\btranslate\(|<Translate\b/.test(text)) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
    const found = (node: ts.Node, id: ts.Expression | undefined, message: string | undefined): void => {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      const name = id ? literal(id) : message;
      if (name === undefined) dynamic.push({file, line, id: id ? pattern(id, source) : '…'});
      else strings.push({id: name, message: message ?? '', file, line});
    };
    const walk = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'translate') {
        const [argument] = node.arguments;
        if (argument && ts.isObjectLiteralExpression(argument)) {
          const message = property(argument, 'message');
          found(node, property(argument, 'id'), message ? literal(message) : undefined);
        }
      } else if (ts.isJsxElement(node) && node.openingElement.tagName.getText(source) === 'Translate') {
        const text = node.children
          .map((child) =>
            ts.isJsxText(child) ? child.text : ts.isJsxExpression(child) && child.expression ? (literal(child.expression) ?? '') : '',
          )
          .join('')
          .replace(/\s*\n\s*/g, ' ')
          .trim();
        found(node, attribute(node.openingElement, 'id'), text);
      }
      ts.forEachChild(node, walk);
    };
    walk(source);
  }
  return {strings, dynamic};
}

function property(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = object.properties.find((entry) => ts.isPropertyAssignment(entry) && entry.name.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

function attribute(element: ts.JsxOpeningElement, name: string): ts.Expression | undefined {
  const found = element.attributes.properties.find((entry) => ts.isJsxAttribute(entry) && entry.name.getText() === name);
  const value = found && ts.isJsxAttribute(found) ? found.initializer : undefined;
  return value && ts.isJsxExpression(value) ? value.expression : (value as ts.Expression | undefined);
}

function literal(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [literal(node.left), literal(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

function pattern(node: ts.Expression, source: ts.SourceFile): string {
  if (!ts.isTemplateExpression(node)) return node.getText(source);
  return node.head.text + node.templateSpans.map(({literal: {text}}) => `…${text}`).join('');
}

/** The strings of the theme and of its search, in English: id to message. Descriptions are left out. */
export function themeStrings(): Map<string, string> {
  const locales = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-translations/package.json'));
  return new Map(
    ['theme-common', 'theme-search-algolia'].flatMap((name) => {
      const file = path.join(locales, 'locales/base', `${name}.json`);
      return Object.entries(JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>).filter(
        ([id]) => !id.endsWith('___DESCRIPTION'),
      );
    }),
  );
}

/** A file of translations: id to message, with the line of each. */
export interface TranslationFile {
  readonly file: string;
  readonly entries: ReadonlyMap<string, {readonly message: string; readonly line: number}>;
  /** Why it could not be read. */
  readonly error?: string;
}

/** The translation files of a language, by the part of the site they belong to. */
export const translationFiles = {
  code: 'code.json',
  navbar: 'docusaurus-theme-classic/navbar.json',
  footer: 'docusaurus-theme-classic/footer.json',
  docs: 'docusaurus-plugin-content-docs/current.json',
  blog: 'docusaurus-plugin-content-blog/options.json',
} as const;

/** Reads a translation file; one that does not exist has no entries. */
export function readTranslations(context: Context, language: Language, part: keyof typeof translationFiles): TranslationFile {
  const file = `i18n/${language}/${translationFiles[part]}`;
  const text = context.read(file);
  if (text === undefined) return {file, entries: new Map(), error: 'the file does not exist'};
  try {
    const data = JSON.parse(text) as Record<string, {message?: unknown}>;
    const lines = text.split('\n');
    const entries = new Map(
      Object.entries(data).map(([id, entry]) => {
        const start = `${JSON.stringify(id)}:`;
        return [
          id,
          {
            message: typeof entry?.message === 'string' ? entry.message : '',
            line: lines.findIndex((line) => line.trimStart().startsWith(start)) + 1,
          },
        ];
      }),
    );
    return {file, entries};
  } catch (error) {
    return {file, entries: new Map(), error: (error as Error).message};
  }
}
