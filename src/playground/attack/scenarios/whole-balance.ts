import {empty, gram} from '../fields.ts';
import type {Scenario} from '../scenario.ts';

/** Pays a small fee and gets the deposits of others as change. */
export const scenario: Scenario = {
  files: {bad: 'samples/security/change-bad.tolk', good: 'samples/security/change-good.tolk'},
  shown: ['attacker', 'contract'],
  prepare: (stage) => stage.deploy('contract', empty, gram('10')),
  attack: async (stage) => void (await stage.send({from: 'attacker', to: 'contract', value: gram('0.2'), body: empty})),
  succeeded: ({before, after}) => after.balances.attacker! > before.balances.attacker!,
};
