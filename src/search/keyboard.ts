import {useEffect, type RefObject} from 'react';

interface Options {
  readonly isOpen: boolean;
  /** With the character that was typed, where typing on the button opens it. */
  readonly onOpen: (typed?: string) => void;
  readonly onClose: () => void;
  readonly button: RefObject<HTMLButtonElement | null>;
}

function isEditing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
}

/**
 * Ctrl+K and Cmd+K open and close, `/` opens, Escape closes, and typing on the focused button opens with what is typed.
 * Escape is heard here since a field of type `search` keeps it from its dialog; it is left alone while it ends the
 * composition of a character.
 */
export function useSearchKeys({isOpen, onOpen, onClose, button}: Options): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const {key = '', ctrlKey, metaKey, altKey, shiftKey, isComposing, target} = event;
      if (isComposing || altKey) return;
      const isBare = !ctrlKey && !metaKey;
      const withK = key.toLowerCase() === 'k' && !isBare && !shiftKey;
      const slash = key === '/' && isBare && !isEditing(target) && !isOpen;
      if (withK || slash || (key === 'Escape' && isOpen)) {
        event.preventDefault();
        if (isOpen) onClose();
        else onOpen();
      } else if (!isOpen && isBare && button.current && button.current === document.activeElement && /^[\p{L}\p{N}]$/u.test(key)) {
        event.preventDefault();
        onOpen(key);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpen, onClose, button]);
}
