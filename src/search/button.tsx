import React, {useEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';

/** The search box in the navbar, dressed by `search.css`. */
export const SearchButton = React.forwardRef<HTMLButtonElement, React.ComponentProps<'button'>>(function SearchButton(props, ref) {
  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });
  // Which key it is, only the reader's machine knows; the built page leaves its place empty.
  const [key, setKey] = useState<'⌘' | 'Ctrl'>();
  useEffect(() => setKey(/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'), []);
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label={label}
      aria-keyshortcuts="Control+K Meta+K /"
      aria-haspopup="dialog"
      {...props}
      ref={ref}
    >
      <Icon name="search" width={18} className="DocSearch-Search-Icon" />
      <span className="DocSearch-Button-Placeholder">{label}</span>
      <span className="DocSearch-Button-Keys" aria-hidden="true">
        {key && (
          <>
            {/* Written by the style sheet: text here would be part of a visible label that the button's name lacks. */}
            <kbd data-key={key} />
            <kbd data-key="K" />
          </>
        )}
      </span>
    </button>
  );
});
