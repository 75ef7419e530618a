import React, {useEffect, useState} from 'react';
import Icon from '@site/src/components/Icon';

interface Props extends React.ComponentProps<'button'> {
  readonly translations?: {readonly buttonText?: string; readonly buttonAriaLabel?: string};
}

/** The box in the navbar. In place of the modal's own button, which comes with the whole modal; dressed by `search.css`. */
export const DocSearchButton = React.forwardRef<HTMLButtonElement, Props>(function DocSearchButton({translations = {}, ...props}, ref) {
  const {buttonText = 'Search', buttonAriaLabel = buttonText} = translations;
  // Which key it is, only the reader's machine knows; the built page leaves its place empty.
  const [key, setKey] = useState<'⌘' | 'Ctrl'>();
  useEffect(() => setKey(/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'), []);
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label={buttonAriaLabel}
      aria-keyshortcuts="Control+K Meta+K /"
      aria-haspopup="dialog"
      {...props}
      ref={ref}
    >
      <Icon name="search" width={18} className="DocSearch-Search-Icon" />
      <span className="DocSearch-Button-Placeholder">{buttonText}</span>
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
