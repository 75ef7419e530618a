import type {PhrasingContent, Table} from 'mdast';
import {commandRows, isGlued, namesOf, optionRows, usageOf, type Documented, type Selection} from '../../data/commands/usage.ts';
import type {Command, Text} from '../../data/commands/types.ts';
import type {Language} from '../../site/page-files.ts';
import {cell, link, row, table, text} from '../nodes.ts';

interface Words {
  readonly option: string;
  readonly fallback: string;
  readonly meaning: string;
  readonly command: string;
  readonly effect: string;
  readonly comma: string;
  /** A default value after the meaning. */
  readonly inBrackets: (value: string) => string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    option: 'Option',
    fallback: 'Default',
    meaning: 'Meaning',
    command: 'Command',
    effect: 'Effect',
    comma: ', ',
    inBrackets: (value) => ` (default: ${value})`,
  },
  'zh-CN': {
    option: '选项',
    fallback: '默认值',
    meaning: '含义',
    command: '命令',
    effect: '作用',
    comma: '、',
    inBrackets: (value) => `（默认值：${value}）`,
  },
  ru: {
    option: 'Параметр',
    fallback: 'По умолчанию',
    meaning: 'Значение',
    command: 'Команда',
    effect: 'Действие',
    comma: ', ',
    inBrackets: (value) => ` (по умолчанию: ${value})`,
  },
};

/** Of fewer options with a default, a column of them would be nearly empty: there the default stands with the meaning. */
const WORTH_A_COLUMN = 1 / 3;

/** Options with their meaning and default. `seen` are the ids that the page has already. */
export function optionTable(selection: Selection, language: Language, seen: Set<string>): Table {
  const say = WORDS[language];
  const rows = optionRows(selection);
  const withDefaults = rows.filter(({entry}) => entry.default !== undefined).length / rows.length >= WORTH_A_COLUMN;
  const head = row(cell(text(say.option)), ...(withDefaults ? [cell(text(say.fallback))] : []), cell(text(say.meaning)));
  return table(
    head,
    ...rows.map(({id, entry}) => {
      const fallback = inLanguage(entry.default ?? '', language);
      const meaning = fallback && !withDefaults ? `${entry.meaning[language]}${say.inBrackets(fallback)}` : entry.meaning[language];
      const cells = [
        cell(...anchor(id, seen), ...spellings(entry, say.comma)),
        ...(withDefaults ? [cell(...inline(fallback))] : []),
        cell(...inline(meaning)),
      ];
      return row(...cells);
    }),
  );
}

/** Commands with what they do. */
export function commandTable(selection: Selection, language: Language, seen: Set<string>): Table {
  const say = WORDS[language];
  return table(
    row(cell(text(say.command)), cell(text(say.effect))),
    ...commandRows(selection).map(({id, entry}) =>
      row(cell(...anchor(id, seen), ...names(entry, say.comma)), cell(...inline(entry.meaning[language]))),
    ),
  );
}

/** A place that links may lead to, once in a page: a row that is shown again has none. The component tells the build of it, too. */
function anchor(id: string, seen: Set<string>): PhrasingContent[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const attributes = [{type: 'mdxJsxAttribute', name: 'ids', value: id}];
  return [{type: 'mdxJsxTextElement', name: 'Anchors', attributes, children: []} as unknown as PhrasingContent];
}

const inLanguage = (value: string | Text, language: Language): string => (typeof value === 'string' ? value : value[language]);

const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

/** `-C`, `--global-config <file>`: what follows stands with the last spelling. */
function spellings({flags, argument}: Documented, comma: string): PhrasingContent[] {
  return listed(
    flags.map((flag, index) =>
      argument !== undefined && index === flags.length - 1 ? `${flag}${isGlued(flag) ? '' : ' '}${argument}` : flag,
    ),
    comma,
  );
}

/** The command, then its other names. A name without its dashes is no news: pages say once that they may be left out. */
function names(command: Command, comma: string): PhrasingContent[] {
  const others = namesOf(command).filter((name) => name !== command.name && name !== command.name.replaceAll('-', ''));
  return listed([usageOf(command), ...others], comma);
}

const listed = (codes: readonly string[], comma: string): PhrasingContent[] =>
  codes.flatMap((value, index) => (index ? [text(comma), code(value)] : [code(value)]));

/** The Markdown that `data/commands/types.ts` allows: `code`, and [links](/v3/…), whose text has no code in it. */
function inline(markdown: string): PhrasingContent[] {
  return markdown.split(/(`[^`]+`|\[[^\]`]+\]\([^()\s]+\))/).flatMap((part): PhrasingContent[] => {
    const [, label, url] = /^\[([^\]]+)\]\((.+)\)$/.exec(part) ?? [];
    if (label !== undefined && url !== undefined) return [link(url, label)];
    if (part.startsWith('`') && part.endsWith('`') && part.length > 2) return [code(part.slice(1, -1))];
    return part ? [text(part)] : [];
  });
}
