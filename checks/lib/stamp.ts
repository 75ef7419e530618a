import fs from 'node:fs';
import path from 'node:path';
import {sourceHash} from '../../plugins/freshness/hash.ts';
import {inLanguage, pageFileOf, translationLanguages} from '../../site/page-files.ts';

/** The translation's text with `source_hash` set to `hash`, as the last key of its front matter. */
export function stamped(text: string, hash: string): string {
  const match = /^---\n([\s\S]*?\n)---[ \t]*(?:\n|$)/.exec(text);
  if (!match) throw new Error('no front matter');
  const matter = match[1] as string;
  const line = `source_hash: '${hash}'\n`;
  const next = /^source_hash:.*\n/m.test(matter) ? matter.replace(/^source_hash:.*\n/m, line) : `${matter}${line}`;
  return text.replace(match[0], () => match[0].replace(matter, () => next));
}

/**
 * Stamps translations; returns the files that changed. An English file stands for all its translations, a translated
 * file for itself: a translator who has finished one language does not speak for the other.
 */
export function stampTranslations(root: string, files: readonly string[]): string[] {
  const changed: string[] = [];
  for (const file of files) {
    const page = pageFileOf(file);
    if (!page) throw new Error(`${file}: not a page of the site`);
    const hash = sourceHash(fs.readFileSync(path.join(root, page.english), 'utf8'));
    for (const language of page.language === 'en' ? translationLanguages : [page.language]) {
      const translated = inLanguage(page, language);
      const at = path.join(root, translated);
      if (!fs.existsSync(at)) continue;
      const before = fs.readFileSync(at, 'utf8').replace(/\r\n?/g, '\n');
      let after: string;
      try {
        after = stamped(before, hash);
      } catch (error) {
        throw new Error(`${translated}: ${(error as Error).message}`);
      }
      if (after === before) continue;
      fs.writeFileSync(at, after);
      changed.push(translated);
    }
  }
  return changed;
}
