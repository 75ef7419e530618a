// Accepts translations as up to date: writes the hash of the English page as it is now into `source_hash` of the
// translations that exist. Run it after the translations were brought up to date.
// Where a line of the English page changed and the line beside it in a translation did not, it names both and stamps
// nothing: a stamp by mistake hides a sentence that is missing. `--accept` says that these lines need no change (a typo).
// An English page stands for all its translations, a translated page for itself alone.
// Usage, in the root of the site: npx tsx scripts/stamp-translations.ts [--accept] --all | docs/….mdx … | i18n/….mdx …
import path from 'node:path';
import {findPages} from '../site/page-files.ts';
import {stampTranslations} from '../checks/lib/stamp.ts';
import {untouchedIn} from '../checks/lib/untouched.ts';

const root = process.cwd();
const given = process.argv.slice(2).filter((argument) => argument !== '--accept');
if (!given.length) {
  console.error('Usage: npx tsx scripts/stamp-translations.ts [--accept] --all | docs/….mdx … | i18n/….mdx …');
  process.exit(2);
}
const files = given.includes('--all')
  ? findPages(root, ['en']).map(({file}) => file)
  : given.map((file) => path.relative(root, path.resolve(file)).split(path.sep).join('/'));
if (!process.argv.includes('--accept')) {
  const untouched = untouchedIn(root, files);
  for (const {file, line, text, english} of untouched)
    console.error(`${file}:${line}: the English line changed, this one did not\n  now: ${english}\n  here: ${text}`);
  if (untouched.length) {
    console.error(
      `${untouched.length} lines to look at; nothing was stamped. Translate them, or run it with --accept where they need no change.`,
    );
    process.exit(1);
  }
}
const changed = stampTranslations(root, files);
for (const file of changed) console.log(file);
console.log(`${changed.length} translations stamped`);
