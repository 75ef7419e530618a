// Which pages a run visits: all of them while the site is small, else the same share each time and as many changed pages at most.
import {execFileSync} from 'node:child_process';
import {addressOf, pageAddress, pageFileOf} from '../../../site/page-files.ts';
import {languages, sitemap, type Language} from './site.ts';

/** Docs, posts and pages that differ from the main branch's last commit, as addresses without language. */
function changed(): Set<string> {
  const git = (...args: string[]): string[] => {
    try {
      return execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).split('\n');
    } catch {
      return [];
    }
  };
  const since = process.env.TEST_SINCE ?? 'HEAD~1';
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  return new Set(
    files.flatMap((file) => {
      const page = pageFileOf(file);
      if (page) return [pageAddress(page, '')];
      const code = /^src\/pages\/(.+)\.tsx$/.exec(file);
      return code ? [addressOf(code[1]!)] : [];
    }),
  );
}

/** The addresses to visit in a language, `most` of them without TEST_ALL=1 and as many changed ones, and whether they are a sample. */
export function addresses(language: Language, most: number): {paths: string[]; sampled: boolean} {
  const all = sitemap(language);
  if (process.env.TEST_ALL || all.length * languages.length <= most * languages.length) return {paths: all, sampled: false};
  const recent = changed();
  const step = all.length / most;
  const chosen = new Set(Array.from({length: most}, (_, index) => all[Math.floor(index * step)]!));
  const fresh = all.filter((path) => recent.has(path.slice(language.base.length)));
  // A change of every page is no reason to visit every page: what the templates do wrong shows on a few.
  for (let index = 0; index < Math.min(most, fresh.length); index++)
    chosen.add(fresh[Math.floor((index * fresh.length) / Math.min(most, fresh.length))]!);
  return {paths: [...chosen].sort(), sampled: true};
}

/** A list in `parts` shares of about the same work, so that workers can take one each. */
export function share<T>(list: readonly T[], parts: number): T[][] {
  return Array.from({length: parts}, (_, part) => list.filter((_item, index) => index % parts === part));
}
