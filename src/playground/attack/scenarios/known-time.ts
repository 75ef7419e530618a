import {cell, empty, gram, uint} from '../fields.ts';
import type {Scenario} from '../scenario.ts';

const GAMES = 6;

/** Plays in even seconds only. */
export const scenario: Scenario = {
  files: {bad: 'samples/security/coin-bad.tolk', good: 'samples/security/coin-good.tolk'},
  shown: ['attacker', 'contract'],
  prepare: (stage) => stage.deploy('contract', empty, gram('10')),
  attack: async (stage) => {
    for (let game = 0; game < GAMES; game++) {
      const next = stage.now() + 1;
      stage.waitUntil(next + (next % 2));
      await stage.send({from: 'attacker', to: 'contract', value: gram('1.01'), body: cell(uint(32, 1))});
    }
  },
  // Whoever guesses wins half of the games, and loses a little with each.
  succeeded: ({steps}) => steps.every(({result}) => result.transactions[0]?.sent.length === 1),
};
