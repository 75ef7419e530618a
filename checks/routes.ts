import {yamlTags} from './lib/yaml-tags.ts';
import type {Check, Problem} from './lib/check.ts';
import {addressOf, postAddress} from '../site/page-files.ts';

/** No two sources give the same address: the build would keep one of them, silently. */
export const routes = {
  name: 'routes',
  about: 'Each address has one source only: a page, a post or a tag.',
  scope: 'site',
  async run(context) {
    const sources = new Map<string, string[]>();
    const add = (address: string, file: string): void => {
      // Hosts and file systems differ in case; two addresses that differ in it alone are one for some readers.
      const key = address.toLowerCase();
      sources.set(key, [...(sources.get(key) ?? []), file]);
    };
    for (const {file, kind, language, id} of context.pages.files) {
      if (language !== 'en') continue;
      if (kind === 'doc') add(addressOf(id), file);
      else if (kind === 'blog') add(postAddress(id, context.read(file) ?? ''), file);
      else add(addressOf(id), file);
    }
    for (const file of context.filesBelow('src/pages')) {
      if (/\.tsx?$/.test(file) && !/\.test\.|\/_/.test(file))
        add(addressOf(file.replace(/^src\/pages\//, '').replace(/\.tsx?$/, '')), file);
    }
    for (const [key, {permalink}] of yamlTags(context, 'docs/tags.yml')) add(`/tags${permalink ?? `/${key}`}`, `docs/tags.yml (${key})`);
    for (const [key, {permalink}] of yamlTags(context, 'blog/tags.yml'))
      add(`/blog/tags${permalink ?? `/${key}`}`, `blog/tags.yml (${key})`);

    const problems = [...sources]
      .filter(([, files]) => files.length > 1)
      .map(([address, files]): Problem => {
        const [first = '', ...rest] = files;
        return {
          file: rest[0] ?? first,
          line: 0,
          rule: 'routes/duplicate',
          message: `The address ${address || '/'} belongs to ${first} already.`,
          remedy: 'Rename one of the two.',
        };
      });
    return {problems, summary: `${sources.size} addresses`};
  },
} satisfies Check;
