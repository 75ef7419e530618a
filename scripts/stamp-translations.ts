// Accepts translations as up to date: writes the hash of the English page as it is now into `source_hash` of the
// translations that exist. Run it after the translations were brought up to date, or when the change of the English
// page needs no translation (a typo).
// An English page stands for both its translations, a translated page for itself alone.
// Usage, in the root of the site: npx tsx scripts/stamp-translations.ts --all | docs/….mdx … | i18n/….mdx …
import path from 'node:path';
import {findPages} from '../site/page-files.ts';
import {stampTranslations} from '../checks/lib/stamp.ts';

const root = process.cwd();
const given = process.argv.slice(2);
if (!given.length) {
  console.error('Usage: npx tsx scripts/stamp-translations.ts --all | docs/….mdx … | i18n/….mdx …');
  process.exit(2);
}
const files = given.includes('--all')
  ? findPages(root, ['en']).map(({file}) => file)
  : given.map((file) => path.relative(root, path.resolve(file)).split(path.sep).join('/'));
const changed = stampTranslations(root, files);
for (const file of changed) console.log(file);
console.log(`${changed.length} translations stamped`);
