/**
 * What the checks know of a page: a digest of its syntax tree that can be written as JSON, so that a page is parsed
 * once for all checks, in a worker if need be, and not at all while its text stays the same (`page-store.ts`).
 */
export interface PageFacts {
  /** Problems that are seen while reading alone: the text does not parse, or uses what no page may use. */
  readonly problems: readonly FactProblem[];
  /** Absent where the page has none or where it does not parse. */
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  /** Line of each top-level key of the front matter. */
  readonly frontMatterLines: Readonly<Record<string, number>>;
  readonly headings: readonly HeadingFact[];
  readonly anchors: readonly AnchorsFact[];
  readonly links: readonly LinkFact[];
  readonly fences: readonly FenceFact[];
  readonly tables: readonly TableFact[];
  readonly components: readonly ComponentFact[];
  readonly prose: readonly ProseFact[];
  /** Code in backticks, where it stands in a sentence or a table. */
  readonly code: readonly CodeFact[];
}

/** A problem without its file, which the digest does not know. */
export interface FactProblem {
  readonly line: number;
  readonly rule: string;
  readonly message: string;
  readonly remedy: string;
}

export interface HeadingFact {
  readonly line: number;
  readonly level: number;
  readonly text: string;
  readonly id?: string;
}

/** `<Anchors ids="…" />`. `after` is the id of the heading before it. */
export interface AnchorsFact {
  readonly line: number;
  readonly ids: readonly string[];
  readonly after: string;
}

export interface LinkFact {
  readonly line: number;
  readonly url: string;
  readonly text: string;
  /** The link is the whole of a bulleted item, but for quotation marks. */
  readonly alone?: true;
}

export interface FenceFact {
  readonly line: number;
  readonly lang: string;
  readonly meta: string;
  readonly code: string;
}

export interface TableFact {
  readonly line: number;
  readonly columns: number;
  readonly rows: number;
}

/** A component or an admonition (`:::note` is named so); `section` is the id of the heading it stands under. */
export interface ComponentFact {
  readonly line: number;
  readonly name: string;
  readonly props: Readonly<Record<string, string>>;
  readonly section: string;
}

/**
 * A block of running text: a paragraph, a heading, a table cell. Inline code stands as one `CODE` character, so that
 * rules about words do not look into it and rules about spacing see that something is there.
 */
export interface ProseFact {
  readonly line: number;
  readonly text: string;
}

export interface CodeFact {
  readonly line: number;
  readonly text: string;
}

/** Stands for inline code in `ProseFact.text`. */
export const CODE = '\u0001';

/** Stands for a value that is filled in later (a component, a `{placeholder}`): nobody knows in which script. */
export const VALUE = '\u0002';
