import type {PluginConfig} from '@docusaurus/types';
import {announcementReset} from '../plugins/announcement-reset/index.ts';
import {chunks} from '../plugins/chunks/index.ts';
import {classNames} from '../plugins/class-names/index.ts';
import {colourMode} from '../plugins/colour-mode/index.ts';
import {fontPreload} from '../plugins/font-preload/index.ts';
import {home} from '../plugins/home/index.ts';
import {indexHtml} from '../plugins/index-html/index.ts';
import {languageTag} from '../plugins/language-tag/index.ts';
import {licenses} from '../plugins/licenses/index.ts';
import {markdownTwins} from '../plugins/markdown-twins/index.ts';
import {nearestPages} from '../plugins/nearest-pages/index.ts';
import {noPrism} from '../plugins/no-prism/index.ts';
import {nullBytes} from '../plugins/null-bytes/index.ts';
import {onDemandStyles} from '../plugins/on-demand-styles/index.ts';
import {playground} from '../plugins/playground/index.ts';
import {redirectPages} from '../plugins/redirect-pages/index.ts';
import {search} from '../plugins/search/index.ts';
import {slimClient} from '../plugins/slim-client/index.ts';
import {socialCards} from '../plugins/social-cards/index.ts';
import {trustedTypes} from '../plugins/trusted-types/index.ts';
import {wellKnown} from '../plugins/well-known/index.ts';

/** The plugins of this site beside the classic preset. Each has a folder and a line in `plugins/README.md`. */
export const plugins: PluginConfig[] = [
  trustedTypes,
  languageTag,
  nullBytes,
  noPrism,
  indexHtml,
  fontPreload,
  announcementReset,
  colourMode,
  home,
  nearestPages,
  redirectPages,
  chunks,
  classNames,
  onDemandStyles,
  slimClient,
  playground,
  markdownTwins,
  search,
  socialCards,
  wellKnown,
  licenses,
];
