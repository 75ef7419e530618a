import type {AttackName} from '../../../../data/attacks/en.ts';
import type {Scenario} from '../scenario.ts';

/** Every attack, by the name that a page gives it. Each is loaded when it is run. */
export const scenarios: Readonly<Record<AttackName, () => Promise<{readonly scenario: Scenario}>>> = {
  'forged-notification': () => import('./forged-notification.ts'),
  'lost-bounce': () => import('./lost-bounce.ts'),
  'false-answer': () => import('./false-answer.ts'),
  replay: () => import('./replay.ts'),
  garbage: () => import('./garbage.ts'),
  'whole-balance': () => import('./whole-balance.ts'),
  'open-upgrade': () => import('./open-upgrade.ts'),
  'negative-amount': () => import('./negative-amount.ts'),
  'dropped-check': () => import('./dropped-check.ts'),
  'kept-record': () => import('./kept-record.ts'),
  'seen-password': () => import('./seen-password.ts'),
  'unbounded-list': () => import('./unbounded-list.ts'),
  'known-time': () => import('./known-time.ts'),
  'two-at-once': () => import('./two-at-once.ts'),
  'foreign-code': () => import('./foreign-code.ts'),
  'same-block': () => import('./same-block.ts'),
};
