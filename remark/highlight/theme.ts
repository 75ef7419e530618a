import type {ThemeRegistration} from 'shiki';

/**
 * The classes of highlighted code and the TextMate scopes that get each. `src/css/code.css` gives every class a colour
 * in light and in dark. Code without a class (names of variables, operators, punctuation) has the colour of text.
 */
export const tokenClasses = {
  /** Keyword: control flow, declarations, modifiers. */
  k: [
    'keyword',
    'storage',
    'variable.language',
    'keyword.operator.word',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.operator.logical.python',
    'punctuation.definition.directive',
    'markup.list.punctuation',
  ],
  /** Type. */
  t: [
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'storage.type.primitive',
    'storage.type.numeric',
    'storage.type.built-in',
    'storage.type.java',
    'entity.name.namespace',
    'entity.name.scope-resolution',
    'entity.name.tag',
  ],
  /** Function, method, instruction, command. */
  f: [
    'entity.name.function',
    'support.function',
    'entity.name.command',
    'variable.function',
    'entity.name.section.http',
    'keyword.other.http',
  ],
  /** String. */
  s: ['string', 'markup.inline.raw'],
  /** Number and other constant. */
  n: [
    'constant.numeric',
    'constant.language',
    'constant.other',
    'constant.character',
    'support.constant',
    'keyword.other.unit',
    'variable.other.constant.property.numeric',
  ],
  /** Comment. */
  c: ['comment', 'punctuation.definition.comment', 'string.quoted.docstring'],
  /** Annotation, decorator, preprocessor, attribute. */
  a: [
    'entity.name.annotation',
    'meta.decorator',
    'entity.name.function.decorator',
    'storage.type.annotation',
    'punctuation.definition.annotation',
    'meta.preprocessor',
    'keyword.control.directive',
    'entity.other.attribute-name',
    'variable.language.register',
  ],
  /** Key of a record: JSON, YAML, TOML, field of a schema. */
  p: [
    'support.type.property-name',
    'entity.name.tag.yaml',
    'variable.other.property',
    'meta.object-literal.key',
    'support.type.property-name.toml',
    'entity.other.attribute-name.table',
    'keyword.other.definition.ini',
    'variable.other.normal.shell',
    'variable.parameter.shell',
  ],
  /** Inserted line. */
  i: ['markup.inserted', 'punctuation.definition.inserted'],
  /** Deleted line. */
  d: ['markup.deleted', 'punctuation.definition.deleted'],
  /** Heading: hunk header, Markdown heading, section of an INI file. */
  h: ['markup.heading', 'meta.diff.range', 'meta.diff.header', 'entity.name.section', 'markup.bold'],
} as const satisfies Record<string, readonly string[]>;

export type TokenClass = keyof typeof tokenClasses;

/** Scopes that look like their parent's but are plain text: the code inside `${…}`, operators under `keyword`. */
const PLAIN = [
  'keyword.operator',
  'meta.template.expression',
  'meta.embedded',
  'string meta.embedded',
  'meta.interpolation',
  'string.unquoted.argument',
  'storage.modifier.import',
  'storage.modifier.package',
  'punctuation.separator',
  'punctuation.terminator',
  'punctuation.section.embedded',
  'entity.name.type.parameter.plain',
  'meta.preprocessor.string',
  'string.unquoted.plain.in.yaml',
];

const names = Object.keys(tokenClasses) as TokenClass[];
const color = (index: number): string => `#0000${(index + 16).toString(16)}`;

/** A theme whose colours are numbers of classes: Shiki's own matching of scopes chooses among them. */
export const classTheme: ThemeRegistration = {
  name: 'classes',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: [
    {settings: {foreground: '#000000', background: '#ffffff'}},
    ...names.map((name, index) => ({scope: [...tokenClasses[name]], settings: {foreground: color(index)}})),
    {scope: PLAIN, settings: {foreground: '#000000'}},
    // After PLAIN: words that are operators by name only.
    {
      scope: ['keyword.operator.word', 'keyword.operator.new', 'keyword.operator.expression', 'keyword.operator.logical.python'],
      settings: {foreground: color(names.indexOf('k'))},
    },
  ],
};

/** The class behind a colour of `classTheme`; `undefined` for plain text. */
export function classOfColor(value: string | undefined): TokenClass | undefined {
  return value === undefined ? undefined : names[Number.parseInt(value.slice(5, 7), 16) - 16];
}
