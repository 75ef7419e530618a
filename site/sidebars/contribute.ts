import type {SidebarTree} from './sidebar-tree.ts';

export const contribute: SidebarTree = [
  'v3/contribute/README',
  'v3/contribute/maintainers',
  {
    key: 'style',
    label: 'Style',
    items: ['v3/contribute/style-guide', 'v3/contribute/typography', 'v3/contribute/content-standardization'],
  },
  {
    key: 'localization',
    label: 'Localization program',
    items: [
      'v3/contribute/localization-program/overview',
      'v3/contribute/localization-program/how-it-works',
      'v3/contribute/localization-program/how-to-contribute',
      'v3/contribute/localization-program/translation-style-guide',
    ],
  },
];
