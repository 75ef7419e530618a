// First: `@ton/core` takes `Buffer` from the global scope.
import '../../engine/buffer.ts';
import {Address, Dictionary, beginCell} from '@ton/core';
import {cell, gram, uint} from '../fields.ts';
import type {Scenario} from '../scenario.ts';

/** More than the 255 actions that one transaction may have. */
const CROWD = 260;

/** Fills the list of members, which anyone may join, until paying all of them is impossible. */
export const scenario: Scenario = {
  files: {bad: 'samples/security/payout-bad.tolk', good: 'samples/security/payout-good.tolk'},
  shown: ['member', 'contract'],
  prepare: (stage) => {
    // The attacker has joined from many addresses before the scene begins.
    const members = Dictionary.empty(Dictionary.Keys.Address(), Dictionary.Values.BigVarUint(4));
    for (let index = 0; index < CROWD; index++)
      members.set(Address.parseRaw(`0:${index.toString(16).padStart(64, '0')}`), BigInt(gram('0.01')));
    const data = beginCell().storeDict(members).endCell();
    return stage.deploy('contract', {kind: 'boc', boc: data.toBoc().toString('base64')}, gram('10'));
  },
  attack: async (stage) => {
    const ask = (op: number, value: string) => stage.send({from: 'member', to: 'contract', value, body: cell(uint(32, op)), bounce: false});
    await ask(0xb001, gram('0.05'));
    // The one contract pays all, the other one each who asks.
    if (stage.version === 'bad') await ask(0xb002, gram('1'));
    else await ask(0xb003, gram('0.05'));
  },
  succeeded: ({steps}) => steps.at(-1)?.result.transactions[0]?.ok !== true,
};
