import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {NavbarItem} from '@docusaurus/theme-common';

/** A component of the theme that this site's configuration never shows. */
interface UnusedPart {
  /** As `@theme/<name>`. */
  readonly name: string;
  /** Why nobody misses it: true as long as this holds. */
  readonly unused: (site: LoadContext) => boolean;
}

function navbarTypes({siteConfig}: LoadContext): Set<string> {
  const {navbar} = siteConfig.themeConfig as {navbar?: {items?: NavbarItem[]}};
  const types = new Set<string>();
  const collect = (items: readonly NavbarItem[] = []): void => {
    for (const item of items) {
      if (item.type) types.add(item.type);
      collect(item.items as NavbarItem[] | undefined);
    }
  };
  collect(navbar?.items);
  return types;
}

const noNavbarItem = (type: string) => (site: LoadContext) => !navbarTypes(site).has(type);
const oneVersion = ({siteDir}: LoadContext): boolean => !fs.existsSync(path.join(siteDir, 'versions.json'));

const sidebarFixed = ({siteConfig}: LoadContext): boolean =>
  (siteConfig.themeConfig as {docs?: {sidebar?: {hideable?: boolean}}}).docs?.sidebar?.hideable === false;

const noAuthorLinks = ({siteDir}: LoadContext): boolean => {
  const file = path.join(siteDir, 'blog/authors.yml');
  return !fs.existsSync(file) || !/^\s+socials:/m.test(fs.readFileSync(file, 'utf8'));
};

export const unusedParts: readonly UnusedPart[] = [
  {name: 'NavbarItem/DocNavbarItem', unused: noNavbarItem('doc')},
  {name: 'NavbarItem/DocSidebarNavbarItem', unused: noNavbarItem('docSidebar')},
  {name: 'NavbarItem/DocsVersionNavbarItem', unused: noNavbarItem('docsVersion')},
  {name: 'NavbarItem/DocsVersionDropdownNavbarItem', unused: noNavbarItem('docsVersionDropdown')},
  {name: 'DocVersionBanner', unused: oneVersion},
  {name: 'DocVersionBadge', unused: oneVersion},
  {name: 'DocSidebar/Desktop/CollapseButton', unused: sidebarFixed},
  {name: 'DocRoot/Layout/Sidebar/ExpandButton', unused: sidebarFixed},
  {name: 'Blog/Components/Author/Socials', unused: noAuthorLinks},
];
