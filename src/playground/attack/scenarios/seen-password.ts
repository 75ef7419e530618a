// First: `@ton/core` takes `Buffer` from the global scope.
import '../../engine/buffer.ts';
import {Address, beginCell} from '@ton/core';
import {bits, cell, gram, uint} from '../fields.ts';
import type {Scenario} from '../scenario.ts';

const password = Buffer.from(crypto.getRandomValues(new Uint8Array(32)));

/** Sees the member's message with the password before it is in a block, and sends the same one first. */
export const scenario: Scenario = {
  files: {bad: 'samples/security/gift-bad.tolk', good: 'samples/security/gift-good.tolk'},
  shown: ['attacker', 'member', 'contract'],
  prepare: (stage) => {
    const secret = beginCell();
    if (stage.version === 'good') secret.storeAddress(Address.parse(stage.addressOf('member')));
    const hash = secret.storeBuffer(password).endCell().hash();
    return stage.deploy('contract', cell(bits(hash.toString('hex'))), gram('10'));
  },
  attack: async (stage) => {
    const claim = cell(uint(32, 0xf001), bits(password.toString('hex')));
    for (const from of ['attacker', 'member'] as const) await stage.send({from, to: 'contract', value: gram('0.05'), body: claim});
  },
  succeeded: ({before, after}) => after.balances.attacker! > before.balances.attacker!,
};
