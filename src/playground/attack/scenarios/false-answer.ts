import {address, cell, empty, gram, uint} from '../fields.ts';
import type {Scenario} from '../scenario.ts';

/** Claims the prize of a game that the database does not know: its refusal comes back to the contract, which takes it for an answer. */
export const scenario: Scenario = {
  files: {bad: 'samples/security/prize-bad.fc', good: 'samples/security/prize-good.fc'},
  also: {database: 'samples/security/prize-database.tolk'},
  shown: ['attacker', 'contract'],
  prepare: async (stage) => {
    await stage.deploy('database', empty, gram('0.1'), stage.codeOf('database'));
    await stage.deploy('contract', cell(address(stage.addressOf('database')), address(stage.addressOf('owner'))), gram('10'));
  },
  attack: async (stage) => {
    // Game 0 is known, and lost; game 7 does not exist.
    for (const game of [0, 7])
      await stage.send({from: 'attacker', to: 'contract', value: gram('0.05'), body: cell(uint(32, 0xc01), uint(32, game))});
  },
  succeeded: ({before, after}) => after.balances.attacker! > before.balances.attacker!,
};
