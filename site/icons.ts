import type {SocialLink} from './footer.ts';

/**
 * Drawings that many pages show: gathered in one file, `static/img/icons.svg` (`npm run assets`), which the browser
 * fetches once, instead of in each page. `src/components/Icon` shows one by its name.
 */

/** Icons of the classic theme, by the file in `lib/theme` that draws each. */
export const themeIcons = {
  light: 'Icon/LightMode/index',
  dark: 'Icon/DarkMode/index',
  system: 'Icon/SystemColorMode/index',
  language: 'Icon/Language/index',
  edit: 'Icon/Edit/index',
  menu: 'Icon/Menu/index',
  note: 'Admonition/Icon/Note',
  tip: 'Admonition/Icon/Tip',
  info: 'Admonition/Icon/Info',
  warning: 'Admonition/Icon/Warning',
  danger: 'Admonition/Icon/Danger',
} as const;

/** One path per network in a 24×24 box, drawn for this site. */
export const socialIcons: Record<SocialLink['network'], string> = {
  linkedin:
    'M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm2.2 7v7.5h2.5V10H6.2Zm1.25-3.9a1.45 1.45 0 1 0 0 2.9 1.45 1.45 0 0 0 0-2.9ZM10.3 10v7.5h2.5v-4c0-1.1.5-1.7 1.4-1.7.9 0 1.3.6 1.3 1.7v4H18v-4.4c0-2.1-1.1-3.3-2.8-3.3-1.1 0-1.9.5-2.4 1.3V10h-2.5Z',
  telegram:
    'M20.9 4.1 3.3 10.9c-1 .4-1 1.5 0 1.8l4.4 1.4 1.7 5.2c.2.7 1 .8 1.5.3l2.4-2.3 4.5 3.3c.6.4 1.4.1 1.6-.7l2.7-14.6c.2-.9-.4-1.5-1.2-1.2ZM9.6 13.6l8-5-6.5 6.1-.3 3-1.2-4.1Z',
  github:
    'M12 2.5a9.5 9.5 0 0 0-3 18.5c.5.1.65-.2.65-.46v-1.7c-2.65.58-3.2-1.13-3.2-1.13-.43-1.1-1.06-1.4-1.06-1.4-.86-.59.07-.58.07-.58.96.07 1.46.98 1.46.98.85 1.46 2.23 1.04 2.78.8.08-.62.33-1.04.6-1.28-2.11-.24-4.33-1.06-4.33-4.7 0-1.04.37-1.89.98-2.55-.1-.24-.43-1.21.09-2.52 0 0 .8-.25 2.62.97a9 9 0 0 1 4.76 0c1.81-1.22 2.6-.97 2.6-.97.53 1.31.2 2.28.1 2.52.62.66.98 1.51.98 2.55 0 3.65-2.22 4.46-4.34 4.7.34.29.65.87.65 1.76v2.6c0 .26.16.56.66.46A9.5 9.5 0 0 0 12 2.5Z',
  x: 'M4 4h4.6l3.9 5.3L17 4h2.4l-5.8 6.8L20 20h-4.6l-4.3-5.9L6 20H3.6l6.4-7.4L4 4Zm3 1.7 9.2 12.6h1.2L8.2 5.7H7Z',
  mail: 'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Zm1 3v9h14V8l-7 4.9L5 8Zm1.3-1 5.7 4 5.7-4H6.3Z',
  coinmarketcap:
    'M12 3a9 9 0 1 0 6.6 15.1l-1.4-1.4A7 7 0 1 1 19 12v.8c0 .9-.4 1.4-.9 1.4s-.8-.4-.8-1.2V9.4c0-1.4-1.5-2-2.4-.6l-2.2 3.6V9.3c0-1.5-1.6-2-2.4-.6l-3 5.1 1.6 1 1.8-3v2.5c0 1.6 1.6 2.1 2.4.7l2.2-3.6v1.8c0 1.9 1.2 3 2.8 3 1.7 0 2.9-1.3 2.9-3.3V12a9 9 0 0 0-9-9Z',
};

/** Whole drawings in a box of their own, for this site. */
export const ownIcons = {
  search: {
    viewBox: '0 0 20 20',
    drawing:
      '<path d="M14.4 14.4 18 18M16 9A7 7 0 1 1 2 9a7 7 0 0 1 14 0Z" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" fill="none"/>',
  },
  // A root whose cells are absent, in the shapes of `cell-tree.ts`.
  empty: {
    viewBox: '0 0 96 40',
    drawing:
      '<path d="M39 1h18q3 0 3 3v6q0 3-3 3h-18q-3 0-3-3v-6q0-3 3-3z" stroke="var(--ifm-color-primary,currentColor)" stroke-width="1.5" fill="none"/><path d="M48 13v13M11 26v-7h74v7M4 26h14q3 0 3 3v7q0 3-3 3H4q-3 0-3-3v-7q0-3 3-3zM41 26h14q3 0 3 3v7q0 3-3 3H41q-3 0-3-3v-7q0-3 3-3zM78 26h14q3 0 3 3v7q0 3-3 3H78q-3 0-3-3v-7q0-3 3-3z" stroke="currentColor" stroke-opacity=".6" stroke-width="1.5" stroke-dasharray="3 2.5" fill="none"/>',
  },
  external: {
    viewBox: '0 0 24 24',
    drawing:
      '<path d="M18.5 13.5v5a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2h5M14 3.5h6.5V10M20 4l-9 9" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/>',
  },
} as const;

export type IconName = keyof typeof themeIcons | keyof typeof ownIcons | SocialLink['network'];
