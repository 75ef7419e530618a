import type {PluginConfig} from '@docusaurus/types';
import {announcementReset} from '../plugins/announcement-reset/index.ts';
import {languageTag} from '../plugins/language-tag/index.ts';

/** The plugins of this site beside the classic preset. Each has a folder and a README line in `plugins/README.md`. */
export const plugins: PluginConfig[] = [languageTag, announcementReset];
