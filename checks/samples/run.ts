import fs from 'node:fs';
import path from 'node:path';
import {verdictKey, verdictsFile, type ShownVerdict} from '../../remark/samples/verdicts.ts';
import {ResultCache, writeWhole} from './cache.ts';
import type {Checker, Result, Source} from './checker.ts';
import {fencesOf, type Fence, type FoundFence} from './fence.ts';
import {checkerOf, checkers} from './languages/index.ts';
import {RUN} from './languages/output.ts';
import {planFor, type Finding, type Judgement, type Kind, type Plan} from './plan.ts';
import {runAll, type Work} from './pool.ts';

/** A page to look at: its path from the root and its fences. */
export interface PageOfFences {
  readonly file: string;
  readonly fences: readonly FoundFence[];
}

/** Fences of one language by how they are declared. */
export type Counts = Record<Kind | 'failed', number>;

export interface Report {
  readonly findings: readonly (Finding & {readonly file: string})[];
  /** Fences looked at and fences with findings. */
  readonly passed: number;
  readonly failed: number;
  readonly counts: ReadonlyMap<string, Counts>;
  /** Fences of languages that no tool here knows, by language. */
  readonly unchecked: ReadonlyMap<string, number>;
  /** Sources that a tool had to run on; the others were known from before. */
  readonly ran: number;
}

/** Under so many in a hundred fences of the checked languages may go unchecked. */
const NO_CHECK_LIMIT = 0.03;
/** On fewer fences the share says nothing. */
const NO_CHECK_MINIMUM = 100;

/** Checks the samples of pages. `whole` says that these are all pages of the site: then the limit on `no-check` holds and what no page has is forgotten. */
export async function checkSamples(pages: readonly PageOfFences[], {root, whole}: {root: string; whole: boolean}): Promise<Report> {
  const counts = new Map<string, Counts>(
    checkers.map(({languages}) => [languages[0] as string, {whole: 0, quoted: 0, fragment: 0, 'must-fail': 0, 'no-check': 0, failed: 0}]),
  );
  const unchecked = new Map<string, number>();
  const findings: (Finding & {file: string})[] = [];
  const plans: Plan[] = [];
  let failed = 0;
  let total = 0;

  for (const {file, fences: found} of pages) {
    const fences = fencesOf(file, found, root);
    for (const fence of fences) {
      const checker = checkerFor(fence, fences);
      if (checker === undefined) {
        unchecked.set(fence.language, (unchecked.get(fence.language) ?? 0) + 1);
        continue;
      }
      total++;
      const plan = planFor(fence, checker, fences, root);
      if (Array.isArray(plan)) {
        failed++;
        increase(counts, checker, 'failed');
        findings.push(...plan.map((finding) => ({...finding, file})));
      } else plans.push(plan);
    }
  }

  const cache = new ResultCache(root);
  const {results, ran} = await resultsOf(plans, cache);
  const judgements = new Map(plans.map((plan) => [plan, plan.judge(results.get(plan) ?? [])]));
  const hint = await hints(
    plans.filter((plan) => judgements.get(plan)?.findings.length && plan.alternatives),
    cache,
  );
  cache.save(whole);

  const shown = new Map<string, Record<string, ShownVerdict>>();
  for (const plan of plans) {
    const {fence, checker, kind} = plan;
    increase(counts, checker, kind);
    const judgement = judgements.get(plan) as Judgement;
    if (judgement.findings.length) {
      failed++;
      increase(counts, checker, 'failed');
      const declaration = hint.get(plan);
      const better = declaration === undefined ? {} : {remedy: `The tool takes it with another declaration: ${declaration}.`};
      findings.push(...judgement.findings.map((finding) => ({...finding, ...better, file: fence.file})));
    } else if (checker.label !== undefined && kind !== 'no-check') {
      const tool = `${checker.label} ${checker.version(fence.parsed.version)}`;
      const page = shown.get(fence.file) ?? {};
      page[verdictKey(fence)] = judgement.refusal === undefined ? {tool} : {tool, refusal: judgement.refusal};
      shown.set(fence.file, page);
    }
  }
  for (const {file} of pages) saveVerdicts(root, file, shown.get(file));
  if (whole) findings.push(...tooManyUnchecked(counts));
  return {findings, passed: total - failed, failed, counts, unchecked, ran};
}

/** Output is compared where it names its sample and that sample is in a language that is run; else it is only shown. */
function checkerFor(fence: Fence, page: readonly Fence[]): Checker | undefined {
  if (fence.language !== 'output') return checkerOf(fence.language);
  const title = fence.parsed.outputOf;
  if (title === undefined) return undefined;
  const sample = page.find(({parsed}) => parsed.title === title);
  return sample === undefined || RUN.includes(sample.language) ? checkerOf('output') : undefined;
}

function increase(counts: Map<string, Counts>, {languages}: Checker, column: keyof Counts): void {
  (counts.get(languages[0] as string) as Counts)[column]++;
}

/** Runs what no earlier run has answered, each source once. */
async function resultsOf(plans: readonly Plan[], cache: ResultCache): Promise<{results: Map<Plan, Result[]>; ran: number}> {
  const batch = new Batch(cache);
  const pending = plans.map((plan) => [plan, plan.sources.map((source) => batch.add(plan, source))] as const);
  const ran = await batch.run();
  return {results: new Map(pending.map(([plan, sources]) => [plan, sources.map((result) => result())])), ran};
}

/** For fences that fail as declared: the declaration with which each would pass. */
async function hints(failed: readonly Plan[], cache: ResultCache): Promise<Map<Plan, string>> {
  const batch = new Batch(cache);
  const pending = failed.flatMap((plan) =>
    (plan.alternatives ?? []).map(({declaration, source}) => ({plan, declaration, result: batch.add(plan, source)})),
  );
  await batch.run();
  const found = new Map<Plan, string>();
  for (const {plan, declaration, result} of pending) if (!found.has(plan) && result().length === 0) found.set(plan, declaration);
  return found;
}

/** Sources that wait for their tools; what the cache knows does not wait. */
class Batch {
  readonly #cache: ResultCache;
  readonly #waiting = new Map<string, Work>();
  /** Versions of tools are read once for a batch: each takes a look at the disk. */
  readonly #versions = new Map<string, string | Error>();

  constructor(cache: ResultCache) {
    this.#cache = cache;
  }

  /** Adds a source; the returned function gives the tool's result after `run`. */
  add({checker, fence}: Plan, source: Source): () => Result {
    const requested = fence.parsed.version;
    const version = this.#version(checker, requested);
    if (version instanceof Error) return () => [{line: 0, message: version.message}];
    const key = this.#cache.key(checker, version, source);
    if (this.#cache.get(key) === undefined) {
      const done = (result: Result): void => this.#cache.set(key, result);
      this.#waiting.set(key, {checker, source, ...(requested === undefined ? {} : {version: requested}), done});
    }
    return () => this.#cache.get(key) ?? [];
  }

  /** Runs the tools and says on how many sources. */
  async run(): Promise<number> {
    await runAll([...this.#waiting.values()]);
    return this.#waiting.size;
  }

  #version(checker: Checker, requested: string | undefined): string | Error {
    const id = `${checker.languages[0]} ${requested ?? ''}`;
    let version = this.#versions.get(id);
    if (version === undefined) {
      try {
        version = checker.version(requested);
      } catch (error) {
        version = error as Error;
      }
      this.#versions.set(id, version);
    }
    return version;
  }
}

/** Writes down what the build shows under a page's samples; leaves a file that says the same alone, so that the build keeps the page. */
function saveVerdicts(root: string, page: string, shown: Readonly<Record<string, ShownVerdict>> | undefined): void {
  const file = path.join(root, verdictsFile(page));
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  const text = shown && JSON.stringify(shown, Object.keys(shown).sort().concat('tool', 'refusal'));
  if (text === undefined && before !== undefined) fs.rmSync(file);
  else if (text !== undefined && text !== before) writeWhole(file, text);
}

function tooManyUnchecked(counts: ReadonlyMap<string, Counts>): (Finding & {file: string})[] {
  const sum = (column: Kind): number => [...counts.values()].reduce((total, row) => total + row[column], 0);
  const unchecked = sum('no-check');
  const all = unchecked + sum('whole') + sum('quoted') + sum('fragment') + sum('must-fail');
  if (all < NO_CHECK_MINIMUM || unchecked <= all * NO_CHECK_LIMIT) return [];
  return [
    {
      file: 'docs',
      line: 0,
      message: `${unchecked} of ${all} fences are no-check: more than ${NO_CHECK_LIMIT * 100} %`,
      remedy: 'Turn some into fragments, must-fail samples or quotations of samples/.',
    },
  ];
}
