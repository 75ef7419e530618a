import type {Check, Problem} from './lib/check.ts';
import {tagsFile, yamlKeys, type Context} from './lib/context.ts';
import {folderOf, translationLanguages, type Language} from '../site/page-files.ts';
import {yamlTags} from './lib/yaml-tags.ts';

/** Lists of tags are used, complete and the same in all languages. */
export const tags = {
  name: 'tags',
  about: 'Each tag is used by a page, has a label and a description, and stands in all languages with the same address.',
  scope: 'site',
  async run(context) {
    const pages = await context.pages.getAll(context.pages.files.filter(({language}) => language === 'en').map(({file}) => file));
    const problems: Problem[] = [];
    let count = 0;
    for (const kind of ['doc', 'blog'] as const) {
      const english = tagsFile(kind, 'en');
      const used = new Set(
        pages
          .filter((page) => page.kind === kind)
          .flatMap(({facts}) => (Array.isArray(facts.frontMatter?.tags) ? facts.frontMatter.tags : [])),
      );
      const lines = yamlKeys(context, english);
      count += lines.size;
      for (const [key, line] of lines) {
        if (used.has(key)) continue;
        problems.push({
          file: english,
          line,
          rule: 'tags/unused',
          message: `No page has the tag "${key}".`,
          remedy: 'Give it to a page that is about it, or remove it in all languages.',
        });
      }
      problems.push(...complete(context, english, 'en'));
      for (const language of translationLanguages)
        problems.push(...compare(context, english, tagsFile(kind, language)), ...complete(context, tagsFile(kind, language), language));
    }
    for (const language of translationLanguages)
      problems.push(...compare(context, 'blog/authors.yml', `${folderOf('blog', language)}/authors.yml`));
    return {problems, summary: `${count} tags`};
  },
} satisfies Check;

function complete(context: Context, file: string, language: Language): Problem[] {
  const lines = yamlKeys(context, file);
  return yamlTags(context, file).flatMap(([key, tag]) =>
    (['label', 'description'] as const)
      .filter((name) => !tag[name]?.trim())
      .map((name) => ({
        file,
        line: lines.get(key) ?? 1,
        rule: 'tags/incomplete',
        message: `The tag "${key}" has no ${name}.`,
        remedy: `Add ${name}: … (${language}).`,
      })),
  );
}

/** The same keys and the same addresses as in English. */
function compare(context: Context, english: string, file: string): Problem[] {
  if (context.read(english) === undefined) return [];
  if (context.read(file) === undefined)
    return [
      {
        file,
        line: 0,
        rule: 'tags/missing',
        message: `${english} has no translation here.`,
        remedy: `Copy ${english} to ${file} and translate labels and descriptions.`,
      },
    ];
  const [theirs, mine] = [new Map(yamlTags(context, english)), new Map(yamlTags(context, file))];
  const lines = yamlKeys(context, file);
  const problems: Problem[] = [];
  for (const [key, tag] of theirs) {
    const own = mine.get(key);
    if (!own)
      problems.push({
        file,
        line: 0,
        rule: 'tags/missing',
        message: `"${key}" of ${english} is missing.`,
        remedy: `Add ${key} with its translation.`,
      });
    else if (own.permalink !== tag.permalink) {
      problems.push({
        file,
        line: lines.get(key) ?? 1,
        rule: 'tags/permalink',
        message: `The address of "${key}" is ${own.permalink ?? 'missing'}, in English ${tag.permalink ?? 'missing'}.`,
        remedy: 'Addresses are the same in all languages: copy it.',
      });
    }
  }
  for (const key of mine.keys())
    if (!theirs.has(key))
      problems.push({
        file,
        line: lines.get(key) ?? 1,
        rule: 'tags/unknown',
        message: `"${key}" is not in ${english}.`,
        remedy: 'Remove it, or add it there first.',
      });
  return problems;
}
