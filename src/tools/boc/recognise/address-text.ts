// Addresses as the sentences of all languages show them. Pure.
import {friendlyForm, hasFriendlyForm} from '../../address/friendly.ts';
import {fromHex} from '../../shared/bytes.ts';

/** The whole user-friendly form of `0:…`, since a shortened one could be that of another account; the raw form where there is none. */
export function addressText(raw: string, bounceable = true): string {
  const [workchain, id] = raw.split(':') as [string, string | undefined];
  const account = {workchain: Number(workchain), id: fromHex(id ?? '')};
  return id && hasFriendlyForm(account) ? friendlyForm(account, {bounceable, testOnly: false}) : raw;
}
