import {LONGEST_FRAGMENT, writeFragment} from '../../tools/shared/fragment';
import {SAMPLES, type Card, type State} from './cards';

const pageOf = (to: string): string => to.split('#')[0]!;

/** Where a tool shows a state; nothing where the state is too long for an address. */
export function addressOf({name, to}: Pick<Card, 'name' | 'to'>, state: State): string | undefined {
  const fragment = writeFragment({tool: name, params: state});
  return fragment === undefined ? undefined : `${pageOf(to)}#${fragment}`;
}

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
