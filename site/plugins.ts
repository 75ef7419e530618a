import type {PluginConfig} from '@docusaurus/types';
import {announcementReset} from '../plugins/announcement-reset/index.ts';
import {fontPreload} from '../plugins/font-preload/index.ts';
import {indexHtml} from '../plugins/index-html/index.ts';
import {languageTag} from '../plugins/language-tag/index.ts';
import {nearestPages} from '../plugins/nearest-pages/index.ts';
import {noPrism} from '../plugins/no-prism/index.ts';
import {redirectPages} from '../plugins/redirect-pages/index.ts';

/** The plugins of this site beside the classic preset. Each has a folder and a line in `plugins/README.md`. */
export const plugins: PluginConfig[] = [languageTag, noPrism, indexHtml, fontPreload, announcementReset, nearestPages, redirectPages];
