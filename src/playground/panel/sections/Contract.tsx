import React, {useEffect, useState} from 'react';
import Choice from '@site/src/tools/shared/ui/Choice';
import Notice from '@site/src/tools/shared/ui/Notice';
import Results from '@site/src/tools/shared/ui/Results';
import type {CompileOptions, CompileResult, Diagnostic} from '../../engine/protocol';
import Editor from '../editor/Editor';
import {languageOf} from '../logic/files';
import type {Project} from '../logic/project';
import type {Sample} from '../logic/samples';
import type {Strings} from '../strings';
import ui from '@site/src/tools/shared/ui/ui.module.css';
import styles from '../styles.module.css';
import Files from './Files';
import Options from './Options';

export interface Props {
  readonly t: Strings;
  readonly samples: readonly Sample[];
  /** The panel is the page: the samples are templates. */
  readonly alone: boolean;
  /** Name of the sample, or of what was opened instead. */
  readonly chosen: string;
  readonly onChoose: (sample: Sample) => void;
  readonly project: Project;
  /** Another number: another text for the editor. */
  readonly edition: number;
  readonly changed: boolean;
  readonly onSource: (file: string, text: string) => void;
  readonly onFiles: (update: (before: Project) => Project) => void;
  readonly onOptions: (options: CompileOptions | undefined) => void;
  readonly onEntry: (file: string) => void;
  readonly onReset: () => void;
  readonly result: CompileResult | undefined;
  /** The contract that the result is of. */
  readonly of: string | undefined;
  readonly busy: boolean;
  readonly onCompile: () => void;
}

const NONE: readonly Diagnostic[] = [];

/** The source: which, its text, and what the compiler says of it. */
export default function ContractSection(props: Props): React.ReactElement {
  const {
    t,
    samples,
    alone,
    chosen,
    onChoose,
    project,
    edition,
    changed,
    onSource,
    onFiles,
    onOptions,
    onEntry,
    onReset,
    result,
    of,
    busy,
    onCompile,
  } = props;
  const {sources, entry} = project;
  const [file, setFile] = useState(entry);
  const [goTo, setGoTo] = useState<{line: number; column: number} | undefined>();
  useEffect(() => setFile(entry), [chosen, entry]);
  const files = Object.keys(sources);
  const shown = Object.hasOwn(sources, file) ? file : entry;
  const [diagnostics, setDiagnostics] = useState(NONE);
  useEffect(() => {
    setDiagnostics(result && !result.ok ? result.diagnostics.filter((one) => one.file === shown) : NONE);
  }, [result, shown]);
  const at = samples.findIndex(({name}) => name === chosen);
  const language = samples[at]?.language;
  const listed = samples
    .map((sample, index) => [String(index), sample] as const)
    .filter(([, one]) => !alone || !language || one.language === language);

  return (
    <section className={styles.section}>
      <h3>{t.code}</h3>
      <div className={styles.row}>
        {alone && (
          <Choice
            label={t.sourceLanguage}
            value={language ?? '-1'}
            options={[...(language ? [] : [['-1', t.languageAny] as const]), ['tolk', 'Tolk'] as const, ['func', 'FunC'] as const]}
            onChange={(next) => {
              const first = samples.find((one) => one.language === next);
              if (first) onChoose(first);
            }}
          />
        )}
        <Choice
          label={alone ? t.template : t.sample}
          value={String(at)}
          options={[
            ...(at < 0 ? [['-1', chosen.startsWith('#') ? t.shared : chosen] as const] : []),
            ...listed.map(([index, {name}]) => [index, name] as const),
          ]}
          onChange={(value) => {
            const sample = samples[Number(value)];
            if (sample) onChoose(sample);
          }}
        />
      </div>
      <Files t={t} project={project} file={shown} onFile={setFile} onFiles={onFiles} onEntry={onEntry} />
      <Editor
        document={`${edition} ${shown}`}
        text={sources[shown] ?? ''}
        language={languageOf(shown)}
        label={t.editorLabel}
        onChange={(text) => onSource(shown, text)}
        diagnostics={diagnostics}
        goTo={goTo}
      />
      <p className={`${ui.hint} ${styles.aside}`}>
        {t.editorHelp} {t.filesNote}
      </p>
      {(alone || project.options) && <Options t={t} language={languageOf(entry)} options={project.options} onChange={onOptions} />}
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
          {!result.ok && result.hint && (
            <Notice kind="note">
              {t.hints[result.hint]}
              {of !== undefined && result.includes && (
                <Includes t={t} files={result.includes} onAdd={(lines) => onFiles(withLines(of, lines))} />
              )}
            </Notice>
          )}
          {of !== undefined && of !== entry && <p className={styles.transaction}>{of}</p>}
          {result.ok ? (
            <Compiled t={t} result={result} />
          ) : (
            <ol className={styles.errors} aria-label={t.errors(result.diagnostics.length)}>
              {result.diagnostics.map(({file: where, line, column, message}, index) => (
                <li key={index}>
                  {line > 0 && Object.hasOwn(sources, where) && (
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

/** Puts lines at the top of a file. */
const withLines =
  (file: string, lines: string) =>
  (before: Project): Project => ({...before, sources: {...before.sources, [file]: lines + (before.sources[file] ?? '')}});

/** The lines that a file of FunC lacks, and a button that writes them. */
function Includes({
  t,
  files,
  onAdd,
}: {
  readonly t: Strings;
  readonly files: readonly string[];
  readonly onAdd: (lines: string) => void;
}): React.ReactElement {
  const lines = files.map((file) => `#include "${file}";\n`).join('');
  return (
    <>
      <pre className={styles.debug}>{lines}</pre>
      <button type="button" className={ui.small} onClick={() => onAdd(lines)}>
        {t.includesAdd}
      </button>
    </>
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
