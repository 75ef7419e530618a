import {gram} from '../fields.ts';
import type {Scenario} from '../scenario.ts';
import {dataOf, files, newKey, signedRequest} from '../signed.ts';

const key = newKey();

/** Sends a request, which was signed once, again and again. */
export const scenario: Scenario = {
  files,
  shown: ['attacker', 'contract'],
  reads: ['paid'],
  prepare: (stage) => stage.deploy('contract', dataOf(key), gram('10')),
  attack: async (stage) => {
    const body = signedRequest(key, stage);
    // The owner owes the attacker one payment, and makes it.
    await stage.external({from: 'owner', to: 'contract', body});
    for (let again = 0; again < 3; again++) await stage.external({from: 'attacker', to: 'contract', body});
  },
  succeeded: ({after}) => after.reads.paid! > 1n,
};
