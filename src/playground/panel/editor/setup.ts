import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {bracketMatching, indentUnit, syntaxHighlighting, type StreamLanguage} from '@codemirror/language';
import {lintGutter, lintKeymap} from '@codemirror/lint';
import type {Extension} from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import {tagHighlighter} from '@lezer/highlight';
import {func} from '../../../../site/languages/func';
import {tolk} from '../../../../site/languages/tolk';
import type {Language} from '../../engine/protocol';
import {languageOf, tags} from './grammar';

const languages: Readonly<Record<Language, StreamLanguage<unknown>>> = {
  tolk: languageOf('tolk', tolk, '//'),
  func: languageOf('func', func, ';;'),
};

/** The colours of code samples (src/css/code.css): their variables reach into the shadow tree, their rules do not. */
const COLOURS: Readonly<Record<keyof typeof tags, string>> = {
  k: 'keyword',
  t: 'type',
  f: 'function',
  s: 'string',
  n: 'number',
  c: 'comment',
  a: 'annotation',
};

const highlighter = tagHighlighter(Object.entries(tags).map(([name, tag]) => ({tag, class: `tok-${name}`})));

const theme = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--ifm-font-color-base)',
    backgroundColor: 'var(--site-background)',
    fontSize: '0.845rem',
  },
  '&.cm-focused': {outline: '2px solid var(--ifm-color-primary)', outlineOffset: '-2px'},
  '.cm-scroller': {fontFamily: 'var(--site-font-mono)', lineHeight: '1.6'},
  '.cm-content': {caretColor: 'var(--ifm-color-primary)', padding: '0.6rem 0'},
  '.cm-cursor': {borderLeftColor: 'var(--ifm-color-primary)', borderLeftWidth: '2px'},
  '.cm-gutters': {backgroundColor: 'var(--site-surface)', color: 'var(--site-text-muted)', borderRight: '1px solid var(--site-border)'},
  '.cm-activeLine, .cm-activeLineGutter': {backgroundColor: 'var(--site-selection, rgb(128 160 190 / 12%))'},
  '.cm-selectionBackground': {backgroundColor: 'rgb(90 160 220 / 30%) !important'},
  '&.cm-focused .cm-matchingBracket': {backgroundColor: 'rgb(90 160 220 / 30%)'},
  '.cm-tooltip': {
    border: '1px solid var(--site-border-strong)',
    borderRadius: 'var(--site-radius-small)',
    backgroundColor: 'var(--site-surface-raised)',
    color: 'var(--ifm-font-color-base)',
    fontFamily: 'var(--ifm-font-family-base)',
    maxWidth: '40rem',
  },
  '.cm-diagnostic-error': {borderLeftColor: 'var(--ifm-color-danger)'},
  ...Object.fromEntries(Object.entries(COLOURS).map(([name, colour]) => [`.tok-${name}`, {color: `var(--code-${colour})`}])),
});

/** Everything of the editor but its text: the same for all samples of a language. */
export function setup(language: Language, label: string, onChange: (text: string) => void): Extension {
  return [
    lineNumbers(),
    highlightActiveLineGutter(),
    highlightSpecialChars(),
    history(),
    drawSelection(),
    bracketMatching(),
    highlightActiveLine(),
    indentUnit.of('    '),
    languages[language],
    syntaxHighlighting(highlighter as Parameters<typeof syntaxHighlighting>[0]),
    lintGutter(),
    // Tab is not bound: it leaves the editor, as everywhere on the page.
    keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
    EditorView.contentAttributes.of({'aria-label': label, spellcheck: 'false', autocapitalize: 'off', autocorrect: 'off', tabindex: '0'}),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
    theme,
  ];
}
