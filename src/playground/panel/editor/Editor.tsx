import React, {useEffect, useRef} from 'react';
import {setDiagnostics} from '@codemirror/lint';
import {EditorState} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import type {Diagnostic, Language} from '../../engine/protocol';
import styles from '../styles.module.css';
import {setup} from './setup';

export interface Props {
  /** Another document: name of sample and file. A new one replaces text and history. */
  readonly document: string;
  /** The text of a new document. */
  readonly text: string;
  readonly language: Language;
  readonly label: string;
  readonly onChange: (text: string) => void;
  /** Of this document; lines from 1. */
  readonly diagnostics: readonly Diagnostic[];
  /** Moves the cursor there; a new object each time. */
  readonly goTo?: {readonly line: number; readonly column: number};
}

/**
 * The source editor. It lives in a shadow tree: there CodeMirror writes its styles as a style sheet object, which the
 * content security policy of the site allows; in the page it would write a `<style>`, which it does not.
 */
export default function Editor({document: name, text, language, label, onChange, diagnostics, goTo}: Props): React.ReactElement {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>();
  const change = useRef(onChange);
  change.current = onChange;

  useEffect(() => {
    const element = host.current!;
    const root = element.shadowRoot ?? element.attachShadow({mode: 'open'});
    // Outside of the shadow tree a key seems to be pressed on a plain element: `/` would open the site's search.
    const keep = (event: KeyboardEvent): void => {
      if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    };
    element.addEventListener('keydown', keep);
    const editor = new EditorView({root, parent: root});
    editor.dom.style.height = '100%';
    view.current = editor;
    return () => {
      element.removeEventListener('keydown', keep);
      editor.destroy();
    };
  }, []);

  useEffect(() => {
    view.current!.setState(EditorState.create({doc: text, extensions: setup(language, label, (next) => change.current(next))}));
    // The text belongs to the editor until another document comes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [name, language, label]);

  useEffect(() => {
    const {state} = view.current!;
    const marks = diagnostics
      .filter(({line}) => line > 0 && line <= state.doc.lines)
      .map(({line, column, message}) => {
        const {from, to, text: content} = state.doc.line(line);
        const start = Math.min(from + Math.max(0, column - 1), to);
        // The compiler says where a mistake begins: underline the word that is there.
        const word = /^[\w$]+|^\S/.exec(content.slice(start - from))?.[0].length ?? 0;
        return {from: start, to: Math.min(to, start + word), severity: 'error' as const, message};
      });
    view.current!.dispatch(setDiagnostics(state, marks));
  }, [diagnostics, name]);

  useEffect(() => {
    if (!goTo) return;
    const editor = view.current!;
    const {doc} = editor.state;
    const line = doc.line(Math.min(Math.max(1, goTo.line), doc.lines));
    editor.dispatch({selection: {anchor: Math.min(line.to, line.from + Math.max(0, goTo.column - 1))}, scrollIntoView: true});
    editor.focus();
  }, [goTo]);

  return <div ref={host} className={styles.editor} data-playground-editor />;
}
