import React, {useEffect, useState} from 'react';
import Choice from '@site/src/tools/shared/ui/Choice';
import Results from '@site/src/tools/shared/ui/Results';
import type {CompileResult, Diagnostic} from '../../engine/protocol';
import Editor from '../editor/Editor';
import type {Sample} from '../logic/samples';
import type {Shared} from '../logic/share';
import type {Strings} from '../strings';
import ui from '@site/src/tools/shared/ui/ui.module.css';
import styles from '../styles.module.css';

export interface Props {
  readonly t: Strings;
  readonly samples: readonly Sample[];
  readonly chosen: number | 'shared';
  readonly onChoose: (index: number) => void;
  readonly draft: Shared;
  /** Another number: another text for the editor. */
  readonly edition: number;
  readonly changed: boolean;
  readonly onSource: (file: string, text: string) => void;
  readonly onReset: () => void;
  readonly result: CompileResult | undefined;
  readonly busy: boolean;
  readonly onCompile: () => void;
}

const NONE: readonly Diagnostic[] = [];

/** The source: which, its text, and what the compiler says of it. */
export default function ContractSection(props: Props): React.ReactElement {
  const {t, samples, chosen, onChoose, draft, edition, changed, onSource, onReset, result, busy, onCompile} = props;
  const [file, setFile] = useState(draft.entry);
  const [goTo, setGoTo] = useState<{line: number; column: number} | undefined>();
  useEffect(() => setFile(draft.entry), [edition, draft.entry]);
  const files = Object.keys(draft.sources);
  const shown = draft.sources[file] === undefined ? draft.entry : file;
  const [diagnostics, setDiagnostics] = useState(NONE);
  useEffect(() => {
    setDiagnostics(result && !result.ok ? result.diagnostics.filter((one) => one.file === shown) : NONE);
  }, [result, shown]);

  return (
    <section className={styles.section}>
      <h3>{t.code}</h3>
      <div className={styles.row}>
        <Choice
          label={t.sample}
          value={String(chosen)}
          options={[
            ...(chosen === 'shared' ? [['shared', t.shared] as const] : []),
            ...samples.map(({name}, index) => [String(index), name] as const),
          ]}
          onChange={(value) => value !== 'shared' && onChoose(Number(value))}
        />
        {files.length > 1 && (
          <Choice label={t.file} value={shown} options={files.map((name) => [name, name] as const)} onChange={setFile} />
        )}
      </div>
      <Editor
        document={`${edition} ${shown}`}
        text={draft.sources[shown] ?? ''}
        language={draft.language}
        label={t.editorLabel}
        onChange={(text) => onSource(shown, text)}
        diagnostics={diagnostics}
        goTo={goTo}
      />
      <p className={`${ui.hint} ${styles.aside}`}>
        {t.editorHelp} {t.filesNote}
      </p>
      <div className={styles.buttons}>
        <button type="button" className="button button--primary" aria-disabled={busy} onClick={onCompile}>
          {t.compile}
        </button>
        {changed && (
          <button type="button" className={ui.small} aria-disabled={busy} onClick={onReset}>
            {t.reset}
          </button>
        )}
      </div>
      {result && (
        <div data-compile={result.ok ? 'ok' : 'failed'}>
          {result.ok ? (
            <Compiled t={t} result={result} />
          ) : (
            <ol className={styles.errors} aria-label={t.errors(result.diagnostics.length)}>
              {result.diagnostics.map(({file: where, line, column, message}, index) => (
                <li key={index}>
                  {line > 0 && draft.sources[where] !== undefined && (
                    <button
                      type="button"
                      className={ui.small}
                      onClick={() => {
                        setFile(where);
                        // After the editor has the other file.
                        window.setTimeout(() => setGoTo({line, column}), 0);
                      }}
                    >
                      {files.length > 1 ? `${where}, ` : ''}
                      {t.line(line)}
                    </button>
                  )}{' '}
                  {message}
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
    </section>
  );
}

function Compiled({t, result}: {readonly t: Strings; readonly result: CompileResult & {ok: true}}): React.ReactElement {
  const {compiler, hash, bytes, cells, code, codeHex, fift, warnings} = result;
  return (
    <>
      <Results
        of={t.compiled}
        rows={[
          {label: t.compiler, value: compiler},
          {label: t.hash, value: <code>{hash}</code>, copy: hash},
          {label: t.size, value: t.sizeOf(bytes, cells)},
          {label: t.bocHex, value: <code className={styles.clip}>{codeHex}</code>, copy: codeHex},
          {label: t.bocBase64, value: <code className={styles.clip}>{code}</code>, copy: code},
        ]}
      />
      {warnings.length > 0 && (
        <>
          <p className={styles.transaction}>{t.warnings}</p>
          <ul>
            {warnings.map(({line, message}, index) => (
              <li key={index}>
                {line > 0 && `${t.line(line)}: `}
                {message}
              </li>
            ))}
          </ul>
        </>
      )}
      <details>
        <summary>{t.fift}</summary>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard */}
        <pre className={styles.debug} role="group" aria-label={t.fift} tabIndex={0}>
          {fift}
        </pre>
      </details>
    </>
  );
}
