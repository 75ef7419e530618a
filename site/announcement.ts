import type {UserThemeConfig} from '@docusaurus/theme-common';

/**
 * The bar above the navbar. A new `id` shows it again to readers who closed the last one.
 * `content` is the English text; each language has its own under `theme.announcement.<id>` in `code.json`
 * (see `src/theme/AnnouncementBar/Content`).
 */
export const announcementBar: UserThemeConfig['announcementBar'] = {
  id: 'gram-2026',
  content:
    'The network’s coin has been called Gram since June 2026. <a href="/blog/2026/09/08/network-changes-since-mid-2025">What changed, and what it means for your contract</a>.',
  isCloseable: true,
};
