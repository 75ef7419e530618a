import {Cell} from '@ton/core';
import {gram} from '../fields.ts';
import type {Scenario} from '../scenario.ts';
import {dataOf, files, newKey, withSignature} from '../signed.ts';

/** Sends what nobody has signed: a contract that accepts first pays for each refusal. */
export const scenario: Scenario = {
  files,
  shown: ['contract'],
  prepare: (stage) => stage.deploy('contract', dataOf(newKey()), gram('1')),
  attack: async (stage) => {
    const body = withSignature(crypto.getRandomValues(new Uint8Array(64)), Cell.EMPTY);
    for (let again = 0; again < 5; again++) await stage.external({from: 'attacker', to: 'contract', body});
  },
  succeeded: ({before, after}) => after.balances.contract! < before.balances.contract!,
};
