import React, {useState} from 'react';
import Choice from '@site/src/tools/shared/ui/Choice';
import Field from '@site/src/tools/shared/ui/Field';
import {contractsOf, nameProblem, MOST_FILES, isSource} from '../logic/files';
import {renamed, without, type Project} from '../logic/project';
import type {Strings} from '../strings';
import ui from '@site/src/tools/shared/ui/ui.module.css';
import styles from '../styles.module.css';

export interface Props {
  readonly t: Strings;
  readonly project: Project;
  /** The file in the editor. */
  readonly file: string;
  readonly onFile: (file: string) => void;
  readonly onFiles: (update: (before: Project) => Project) => void;
  readonly onEntry: (file: string) => void;
}

type Asking = {readonly what: 'new' | 'rename'; readonly name: string} | {readonly what: 'delete'};

/** The files of a project: which is in the editor, which is compiled; new ones, other names, fewer. */
export default function Files({t, project, file, onFile, onFiles, onEntry}: Props): React.ReactElement {
  const [asking, setAsking] = useState<Asking | undefined>();
  const {sources, entry} = project;
  const files = Object.keys(sources);
  // A reader may compile any file, but means one of the contracts.
  const entries = [...new Set([...contractsOf(sources), entry])];
  const ending = /\.\w+$/.exec(file)?.[0] ?? '.tolk';
  const close = (): void => setAsking(undefined);
  const finish = (name: string): void => {
    if (asking?.what === 'rename') onFiles((before) => renamed(before, file, name));
    else onFiles((before) => ({...before, sources: {...before.sources, [name]: ''}}));
    onFile(name);
    close();
  };
  return (
    <>
      <div className={styles.row}>
        <Choice label={t.file} value={file} options={files.map((name) => [name, name] as const)} onChange={onFile} />
        {entries.length > 1 && (
          <Choice label={t.entry} value={entry} options={entries.map((name) => [name, name] as const)} onChange={onEntry} />
        )}
      </div>
      <div className={styles.buttons}>
        <button
          type="button"
          className={ui.small}
          aria-disabled={files.length >= MOST_FILES}
          onClick={() => files.length < MOST_FILES && setAsking({what: 'new', name: ending})}
        >
          {t.fileNew}
        </button>
        <button type="button" className={ui.small} onClick={() => setAsking({what: 'rename', name: file})}>
          {t.fileRename}
        </button>
        {files.length > 1 && (
          <button type="button" className={ui.small} onClick={() => setAsking({what: 'delete'})}>
            {t.fileDelete}
          </button>
        )}
      </div>
      {asking?.what === 'delete' && (
        <div className={styles.asking} role="group" aria-label={t.fileDelete}>
          <p>{t.fileDeleteSure(file)}</p>
          <div className={styles.buttons}>
            <button
              type="button"
              className="button button--primary button--sm"
              onClick={() => {
                onFiles((before) => without(before, file));
                close();
              }}
            >
              {t.fileDeleteYes}
            </button>
            <button type="button" className={ui.small} onClick={close}>
              {t.keep}
            </button>
          </div>
        </div>
      )}
      {asking && asking.what !== 'delete' && (
        <NameForm
          t={t}
          asking={asking}
          // Its own name is no fault: then nothing happens.
          problem={asking.what === 'rename' && asking.name === file ? undefined : nameProblem(asking.name, sources)}
          onName={(name) => setAsking({...asking, name})}
          onDone={() => (asking.what === 'rename' && asking.name === file ? close() : isSource(asking.name) && finish(asking.name))}
          onClose={close}
        />
      )}
    </>
  );
}

function NameForm({
  t,
  asking: {what, name},
  problem,
  onName,
  onDone,
  onClose,
}: {
  readonly t: Strings;
  readonly asking: {readonly what: 'new' | 'rename'; readonly name: string};
  readonly problem: ReturnType<typeof nameProblem>;
  readonly onName: (name: string) => void;
  readonly onDone: () => void;
  readonly onClose: () => void;
}): React.ReactElement {
  const [tried, setTried] = useState(false);
  return (
    <form
      className={styles.asking}
      aria-label={what === 'new' ? t.fileNew : t.fileRename}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (problem === undefined) onDone();
      }}
    >
      <Field
        label={t.fileName}
        mono
        value={name}
        onChange={onName}
        help={t.fileNameHelp}
        error={tried && problem !== undefined ? {text: t.fileNameProblems[problem]} : undefined}
      />
      <div className={styles.buttons}>
        <button type="submit" className="button button--primary button--sm">
          {what === 'new' ? t.fileAdd : t.fileRename}
        </button>
        <button type="button" className={ui.small} onClick={onClose}>
          {t.cancel}
        </button>
      </div>
    </form>
  );
}
