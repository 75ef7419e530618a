import {address, cell, empty, gram, ref, uint} from '../fields.ts';
import type {Scenario} from '../scenario.ts';

/** Replaces the code by one that pays everything to whoever asks. */
export const scenario: Scenario = {
  files: {bad: 'samples/security/upgrade-bad.tolk', good: 'samples/security/upgrade-good.tolk'},
  also: {replacement: 'samples/security/replacement.tolk'},
  shown: ['attacker', 'contract'],
  prepare: (stage) => stage.deploy('contract', cell(address(stage.addressOf('owner'))), gram('10')),
  attack: async (stage) => {
    const upgrade = cell(uint(32, 0xc001), ref(stage.codeOf('replacement')));
    for (const body of [upgrade, empty]) await stage.send({from: 'attacker', to: 'contract', value: gram('0.05'), body});
  },
  succeeded: ({before, after}) => after.balances.attacker! > before.balances.attacker!,
};
