import type {Config} from '@docusaurus/types';

/** Fonts are our own files (`static/fonts`, built by `npm run fonts`); only what the first screen needs is preloaded. */
export const headTags: NonNullable<Config['headTags']> = [
  {tagName: 'link', attributes: {rel: 'icon', href: '/img/favicon.png', sizes: '48x48', type: 'image/png'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
  {tagName: 'meta', attributes: {name: 'theme-color', content: '#0077cc'}},
];
