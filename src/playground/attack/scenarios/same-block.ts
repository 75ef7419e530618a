import {address, cell, empty, gram, uint} from '../fields.ts';
import type {Scenario} from '../scenario.ts';

/** Learns the number of the block with a small bet, and places a large one in the same block. */
export const scenario: Scenario = {
  files: {bad: 'samples/security/dice-bad.tolk', good: 'samples/security/dice-good.tolk'},
  also: {copy: 'samples/security/dice-copy.tolk'},
  shown: ['attacker', 'contract'],
  prepare: async (stage) => {
    await stage.deploy('contract', empty, gram('10'));
    const data = cell(address(stage.addressOf('attacker')), address(stage.addressOf('contract')), uint(8, 0));
    await stage.deploy('accomplice', data, gram('0.06'), stage.codeOf('copy'));
  },
  attack: async (stage) => {
    await stage.send({from: 'attacker', to: 'accomplice', value: gram('1.2'), body: cell(uint(32, 0xd103))});
  },
  succeeded: ({before, after}) => after.balances.attacker! > before.balances.attacker!,
};
