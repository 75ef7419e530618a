import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {baseName} from './logic/files';
import {browserStore, Kept} from './logic/kept';
import {startOf, withEntry, type Project} from './logic/project';
import {loadSample, type Sample} from './logic/samples';
import {isShared, printProject, readShared} from './logic/share';
import type {Strings} from './strings';

/** Something to tell, above the project. */
export interface Told {
  readonly kind: 'good' | 'bad' | 'note';
  readonly text: string;
}

/** What the panel is asked to show: the sample of a figure, or what the fragment of the address holds. */
export interface Request {
  readonly figure?: Element;
}

/** The project in the panel. */
interface Shown {
  /** Name under which it is kept: that of its sample, or of what was opened. */
  readonly name: string;
  readonly project: Project;
  /** As it was before the reader changed it. */
  readonly original: Project;
  /** Grows with every text that did not come from the editor. */
  readonly edition: number;
}

export interface ProjectState {
  readonly shown: Shown | undefined;
  readonly changed: boolean;
  readonly notice: Told | undefined;
  readonly tell: (notice: Told | undefined) => void;
  readonly change: (update: (before: Project) => Project) => void;
  /** As `change`, with new texts for the editor. */
  readonly replace: (update: (before: Project) => Project) => void;
  readonly choose: (sample: Sample, figure?: Element) => Promise<void>;
  /** Shows a project that came from elsewhere. */
  readonly open: (name: string, project: Project) => void;
  readonly reset: () => void;
}

const KEEP_AFTER = 300;

/** A short name for a fragment: the same link finds the same work again. */
function nameOf(fragment: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < fragment.length; at++) hash = Math.imul(hash ^ fragment.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * The project of a panel: from a sample of the page, from the address, or from the reader's disk; and kept in the
 * browser's storage while the reader changes it, so that neither a reload nor another sample loses it.
 * @param page address of the page without its language
 * @param onBegin another project, or the same from its beginning
 */
export function useProject(t: Strings, samples: readonly Sample[], request: Request, page: string, onBegin: () => void): ProjectState {
  const [shown, setShown] = useState<Shown | undefined>();
  const [notice, tell] = useState<Told | undefined>();
  const kept = useMemo(() => new Kept(browserStore(), page), [page]);
  const latest = useRef(shown);
  latest.current = shown;
  const begun = useRef(onBegin);
  begun.current = onBegin;

  const begin = useCallback(
    (name: string, original: Project, project = original) => {
      setShown((before) => ({name, original, project, edition: (before?.edition ?? 0) + 1}));
      if (printProject(project) !== printProject(original)) tell({kind: 'note', text: t.keptOpened});
      begun.current();
    },
    [t],
  );

  const choose = useCallback(
    async (sample: Sample, figure?: Element) => {
      try {
        const original = startOf(await loadSample(sample, fileOf(sample, figure)));
        const work = kept.read(sample.name);
        begin(sample.name, original, work && figure && work.sources[original.entry] !== undefined ? withEntryOf(work, original) : work);
      } catch (reason) {
        console.warn(reason);
        tell({kind: 'bad', text: t.sampleMissing});
      }
    },
    [begin, kept, t],
  );

  useEffect(() => {
    let current = true;
    void (async () => {
      tell(undefined);
      if (request.figure) {
        const sample = samples.find(({figures}) => figures.includes(request.figure!)) ?? samples[0];
        // Asked for again, what is in the panel stays as it is.
        const file = sample && fileOf(sample, request.figure);
        const {current: before} = latest;
        const same = before?.name === sample?.name && (file === undefined || baseName(file) === baseName(before?.project.entry ?? ''));
        if (sample && !same) await choose(sample, request.figure);
        return;
      }
      const {hash} = window.location;
      const shared = isShared(hash) ? await readShared(hash) : undefined;
      if (!current) return;
      if (shared && !('problem' in shared)) {
        const name = `#${nameOf(hash)}`;
        tell({kind: 'note', text: t.sharedOpened});
        begin(name, shared, kept.read(name));
        return;
      }
      if (latest.current === undefined) {
        const name = kept.latest();
        const work = name === undefined ? undefined : kept.read(name);
        const sample = samples.find((one) => one.name === name) ?? (work ? undefined : samples[0]);
        if (sample) await choose(sample);
        else if (work) begin(name!, work);
      }
      if (shared && current) tell({kind: 'bad', text: t.sharedProblems[shared.problem]});
    })();
    return () => {
      current = false;
    };
  }, [request, samples, choose, begin, kept, t]);

  // What was changed is kept a moment later, and at once when the page goes.
  useEffect(() => {
    if (!shown) return undefined;
    const keep = (): void => {
      const {name, project, original} = shown;
      // What came from elsewhere is nowhere but here.
      const mine = samples.every((sample) => sample.name !== name);
      if (!mine && (project === original || printProject(project) === printProject(original))) kept.forget(name);
      else if (!kept.write(name, project) && project !== original) tell({kind: 'bad', text: t.notKept});
    };
    const timer = window.setTimeout(keep, KEEP_AFTER);
    window.addEventListener('pagehide', keep);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
      // Another project, or the panel ends: its last changes must not wait.
      if (latest.current?.name !== shown.name) keep();
    };
  }, [shown, samples, kept, t]);

  const change = useCallback<ProjectState['change']>(
    (update) =>
      setShown((before) => {
        if (!before) return before;
        const project = update(before.project);
        return project === before.project ? before : {...before, project};
      }),
    [],
  );
  const replace = useCallback<ProjectState['replace']>(
    (update) => setShown((before) => before && {...before, project: update(before.project), edition: before.edition + 1}),
    [],
  );
  const reset = useCallback(() => {
    const {current} = latest;
    if (!current) return;
    kept.forget(current.name);
    tell(undefined);
    begin(current.name, current.original);
  }, [begin, kept]);
  const changed = useMemo(() => shown !== undefined && printProject(shown.project) !== printProject(shown.original), [shown]);
  return {shown, changed, notice, tell, change, replace, choose, open: begin, reset};
}

/** The file of a sample that a figure quotes. */
const fileOf = ({files}: Sample, figure: Element | undefined): string | undefined =>
  files.find((file) => file === (figure as HTMLElement | undefined)?.dataset.run) ?? files[0];

const withEntryOf = (work: Project, {entry}: Project): Project => (work.entry === entry ? work : withEntry(work, entry));
