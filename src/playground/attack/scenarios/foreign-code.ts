import {cell, gram, ref, uint} from '../fields.ts';
import type {Scenario} from '../scenario.ts';

/** A program that solves nothing: it commits a message and runs out of gas, which no `catch` of the contract sees. */
export const scenario: Scenario = {
  files: {bad: 'samples/security/puzzle-bad.tolk', good: 'samples/security/puzzle-good.tolk'},
  also: {program: 'samples/security/program.tolk'},
  shown: ['attacker', 'contract'],
  // Nobody knows a number with this hash.
  prepare: (stage) => stage.deploy('contract', cell(uint(256, 1)), gram('10')),
  attack: async (stage) => {
    const body = cell(uint(32, 0xe801), ref(stage.codeOf('program')));
    await stage.send({from: 'attacker', to: 'contract', value: gram('0.1'), body});
  },
  succeeded: ({before, after}) => after.balances.attacker! > before.balances.attacker!,
};
