import {LONGEST_FRAGMENT} from '../../tools/shared/fragment';
import {addressOf} from './address-of';
import {SAMPLES, type Card} from './cards';

/** Where a card leads with what was typed into it, or chosen. */
export function destination(card: Card, typed: string): string | undefined {
  if (card.input === 'samples') {
    const to = Object.hasOwn(SAMPLES, typed) ? SAMPLES[typed as keyof typeof SAMPLES] : card.to;
    return addressOf({name: card.name, to}, card.state(typed));
  }
  const text = typed.trim();
  // Known without escaping megabytes first.
  return text.length > LONGEST_FRAGMENT ? undefined : addressOf(card, card.state(text));
}
