import React from 'react';
import {translate} from '@docusaurus/Translate';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';

/** The entry below the languages in the reader's language: the theme translates the entries of every other dropdown. */
export default function LocaleDropdown({dropdownItemsAfter, ...props}: Props): React.ReactElement {
  const label = translate({
    id: 'site.navbar.translate',
    message: 'Help Us Translate',
    description: 'Last entry of the language dropdown',
  });
  return (
    <LocaleDropdownNavbarItem
      {...props}
      dropdownItemsAfter={dropdownItemsAfter.map((item) => ('label' in item && item.label ? {...item, label} : item))}
    />
  );
}
