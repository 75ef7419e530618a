import React, {useId, useRef} from 'react';
import ui from '@site/src/tools/shared/ui/ui.module.css';
import type * as Disk from '../logic/disk';
import {baseName} from '../logic/files';
import {browserStore, Kept} from '../logic/kept';
import type {Project} from '../logic/project';
import {writeShared} from '../logic/share';
import type {Strings} from '../strings';
import type {Told} from '../use-project';
import styles from '../styles.module.css';

/** The address under which that page keeps its projects: the same in all languages. */
const OWN_PAGE = '/v3/playground';

export interface Props {
  readonly t: Strings;
  readonly project: Project;
  readonly onShare: () => void;
  /** A project from the reader's disk, and its name. */
  readonly onOpen: (name: string, project: Project) => void;
  readonly onTold: (notice: Told) => void;
  /** Address of the playground's own page; nothing on that page itself. */
  readonly ownPage: string | undefined;
}

/** The project as a whole: shared as a link, saved as a zip that Node.js runs, opened from the disk. */
export default function ProjectBar({t, project, onShare, onOpen, onTold, ownPage}: Props): React.ReactElement {
  const link = useRef<HTMLAnchorElement>(null);

  const save = async (): Promise<void> => {
    // Loaded with its libraries by the first press.
    const {zipOf} = await import(/* webpackChunkName: "playground-disk" */ '../logic/disk');
    const address = URL.createObjectURL(new Blob([(await zipOf(project)) as BlobPart], {type: 'application/zip'}));
    const anchor = link.current!;
    anchor.href = address;
    anchor.click();
    // The download has begun by then.
    window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
    onTold({kind: 'good', text: t.saved});
  };
  const take = async (read: (disk: typeof Disk) => Promise<Disk.Opened>): Promise<void> => {
    const opened = await read(await import(/* webpackChunkName: "playground-disk" */ '../logic/disk'));
    if ('problem' in opened) {
      onTold({kind: 'bad', text: t.openProblems[opened.problem]});
      return;
    }
    onOpen(opened.name, opened.project);
    onTold({kind: 'good', text: t.opened(Object.keys(opened.project.sources).length, opened.leftOut)});
  };
  /** Takes the project along: in the storage, where that page finds what was changed last; else in the address. */
  const move = async (to: string): Promise<void> => {
    if (new Kept(browserStore(), OWN_PAGE).write(baseName(project.entry), project)) {
      window.location.assign(to);
      return;
    }
    const written = await writeShared(project);
    if ('problem' in written) onTold({kind: 'bad', text: t.notKept});
    else window.location.assign(`${to}#${written.fragment}`);
  };
  const failed = (reason: unknown): void => {
    console.warn(reason);
    onTold({kind: 'bad', text: t.openProblems.broken});
  };

  return (
    <div className={styles.top}>
      <button type="button" className={ui.small} title={t.shareHelp} onClick={onShare}>
        {t.share}
      </button>
      <button type="button" className={ui.small} title={t.saveHelp} onClick={() => void save().catch(failed)}>
        {t.save}
      </button>
      <FileButton label={t.openFolder} folder onFiles={(files) => void take((disk) => disk.openFiles(files)).catch(failed)} />
      <FileButton label={t.openFiles} onFiles={(files) => void take((disk) => disk.openFiles(files)).catch(failed)} />
      {ownPage !== undefined && (
        <button type="button" className={ui.small} onClick={() => void move(ownPage)}>
          {t.ownPage}
        </button>
      )}
      {/* eslint-disable-next-line jsx-a11y/anchor-has-content -- pressed by the button above, with an address of its own each time */}
      <a ref={link} href="#playground" download="playground.zip" hidden tabIndex={-1} />
    </div>
  );
}

function FileButton({
  label,
  folder = false,
  onFiles,
}: {
  readonly label: string;
  readonly folder?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}): React.ReactElement {
  const id = useId();
  return (
    <label htmlFor={id} className={`${ui.small} ${styles.file}`}>
      {label}
      <input
        id={id}
        type="file"
        multiple
        accept={folder ? undefined : '.tolk,.fc,.func,.zip,.json'}
        // React has no name for it.
        {...(folder && {webkitdirectory: ''})}
        onChange={({target}) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
