import fs from 'node:fs';
import path from 'node:path';
import {cardOf} from '../site/cards.ts';
import {loadBuild} from './lib/build.ts';
import type {Check, Problem} from './lib/check.ts';

/** What a card may weigh: programs that show links give up on large pictures. */
const MOST_BYTES = 25_000;

/** Each page has a social card of its own, which is there and small. */
export const builtCards = {
  name: 'built-cards',
  about: 'In the build: each page names a social card of its own (og:image, twitter:image) of at most 25 kB.',
  scope: 'built',
  async run(context) {
    const build = loadBuild(context);
    if (!build) return {problems: [], summary: 'there is no build/', skipped: true};
    const problems: Problem[] = [];
    let [count, bytes] = [0, 0];
    for (const {facts, locale, address, file} of build.pages) {
      const card = facts.isRedirect ? undefined : cardOf(address, locale.baseUrl);
      if (card === undefined) continue;
      const add = (rule: string, message: string, remedy: string): void =>
        void problems.push({file, line: 0, rule: `built-cards/${rule}`, message, remedy});
      for (const [name, image] of [
        ['og:image', facts.ogImage],
        ['twitter:image', facts.twitterImage],
      ] as const)
        if (image !== context.site.url + card)
          add('address', `${name} is "${image}", not "${context.site.url}${card}".`, 'See src/theme/SiteMetadata and site/cards.ts.');
      const picture = path.join(context.root, 'build', card);
      if (!fs.existsSync(picture)) add('missing', `There is no ${card}.`, 'See plugins/social-cards.');
      else {
        const {size} = fs.statSync(picture);
        if (size > MOST_BYTES)
          add('size', `${card} has ${size} bytes, and ${MOST_BYTES} are allowed.`, 'See plugins/social-cards/png.ts and card.ts.');
        count++;
        bytes += size;
      }
    }
    return {problems, summary: `${count} cards, ${count ? (bytes / count / 1000).toFixed(1) : 0} kB each`};
  },
} satisfies Check;
