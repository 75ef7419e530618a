import {address, cell, gram, uint} from '../fields.ts';
import type {Scenario} from '../scenario.ts';

/** Asks for everything, as the owner would. */
export const scenario: Scenario = {
  files: {bad: 'samples/security/fund-bad.fc', good: 'samples/security/fund-good.fc'},
  shown: ['attacker', 'contract'],
  prepare: (stage) => stage.deploy('contract', cell(address(stage.addressOf('owner'))), gram('10')),
  attack: async (stage) => {
    await stage.send({from: 'attacker', to: 'contract', value: gram('0.05'), body: cell(uint(32, 1))});
  },
  succeeded: ({before, after}) => after.balances.attacker! > before.balances.attacker!,
};
