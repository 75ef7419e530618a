/** How a page may use a component of `src/theme/MDXComponents.tsx`. */
export interface ComponentRule {
  /** Attributes that it needs. */
  readonly required: readonly string[];
  /** Attributes that it may have. */
  readonly optional?: readonly string[];
  /** Those of them that hold text for readers: a translation has its own. */
  readonly text?: readonly string[];
  /** The remark transformer that puts something else in its place: such a one needs no React component. */
  readonly transformer?: string;
}

/** The components that authors write by name. Another one that the registry holds needs its entry here. */
export const componentRules: Readonly<Record<string, ComponentRule>> = {
  Anchors: {required: ['ids']},
  // What it says is written by remark/attacks.
  Attack: {required: ['name']},
  ConfigValue: {required: ['name'], optional: ['unit'], transformer: 'config-values'},
  ConfigDate: {required: [], transformer: 'config-values'},
  Options: {required: ['program'], optional: ['command', 'group', 'only'], transformer: 'commands'},
  Commands: {required: ['program'], optional: ['group', 'only'], transformer: 'commands'},
  TolkLibrary: {required: ['file'], transformer: 'tolk-library'},
  ExitCodeHelp: {required: ['code'], transformer: 'exit-code-help'},
  Opcode: {required: ['tlb'], optional: ['response'], transformer: 'facts'},
  AddressForm: {required: ['address', 'form'], transformer: 'facts'},
  CodeHash: {required: ['of'], transformer: 'facts'},
  Fee: {required: [], optional: ['gas', 'bits', 'cells', 'seconds', 'chain'], transformer: 'facts'},
  TranslationState: {required: [], transformer: 'translation-state'},
  // Tools (src/tools).
  AddressInspector: {required: []},
  BocViewer: {required: []},
  FeeCalculator: {required: []},
  MessageModeBuilder: {required: []},
  ExitCodes: {required: []},
  ProofVerifier: {required: []},
  TraceViewer: {required: []},
  ConfigBrowser: {required: []},
  details: {required: [], optional: ['open']},
  summary: {required: []},
};

/** Components that only the remark transformers write; an author uses the Markdown that they come from. */
export const transformerComponents: Readonly<Record<string, string>> = {
  CodeFigure: 'a fence with its language',
  Playground: 'a ```tolk or ```func fence that is a contract',
  ExitCode: 'the words “exit code 33” in a sentence',
  Diagram: 'a ```dot fence with title="…" and alt="…"',
  Term: 'a link to /v3/concepts/glossary#term',
};

/** The admonitions that content.md allows, all in the form `:::note[Title]`. */
export const admonitions: readonly string[] = ['note', 'tip', 'caution', 'danger'];
