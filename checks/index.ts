import {anchors} from './anchors.ts';
import {buildLog} from './build-log.ts';
import {builtCards} from './built-cards.ts';
import {builtHead} from './built-head.ts';
import {builtLinks} from './built-links.ts';
import {commands} from './commands.ts';
import {components} from './components.ts';
import {fences} from './fences.ts';
import {form} from './form.ts';
import {figures} from './figures.ts';
import {format} from './format.ts';
import {frontmatter} from './frontmatter.ts';
import {gloss} from './gloss.ts';
import {builtText} from './built-text.ts';
import type {Check} from './lib/check.ts';
import {links} from './links.ts';
import {lint} from './lint.ts';
import {mdx} from './mdx.ts';
import {redirects} from './redirects.ts';
import {requests} from './requests.ts';
import {routes} from './routes.ts';
import {samples} from './samples/index.ts';
import {sidebars} from './sidebars.ts';
import {spelling} from './spelling.ts';
import {strings} from './strings.ts';
import {tags} from './tags.ts';
import {terminology} from './terminology.ts';
import {translations} from './translations.ts';
import {types} from './types.ts';

/** Every check, in the order in which they run: what is cheap and close to the author comes first. */
export const checks: readonly Check[] = [
  frontmatter,
  mdx,
  anchors,
  links,
  fences,
  commands,
  figures,
  requests,
  samples,
  translations,
  terminology,
  form,
  gloss,
  spelling,
  tags,
  routes,
  sidebars,
  redirects,
  strings,
  components,
  types,
  lint,
  format,
  builtLinks,
  builtHead,
  builtCards,
  builtText,
  buildLog,
];

/** Names that stand for several checks in `--only`. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  /** What a writer runs on the own files. */
  pages: ['frontmatter', 'mdx', 'anchors', 'links', 'fences', 'requests', 'commands', 'translations'],
  words: ['terminology', 'form', 'gloss', 'spelling'],
  /** Needs `build/` with all languages. */
  built: checks.filter(({scope}) => scope === 'built').map(({name}) => name),
  code: ['types', 'lint', 'format'],
  /** All that needs no build. */
  source: checks.filter(({scope}) => scope !== 'built').map(({name}) => name),
};
