import React from 'react';
import {anchorOf, EXIT_CODES_PAGE, networkCodes} from '../../../../data/tvm/exit-codes/network';
import type {Phase} from '../../../../data/tvm/exit-codes/types';
import type {Strings} from '../strings';

export interface Props {
  readonly t: Strings;
  readonly base: string;
  readonly code: number;
  readonly phase?: Phase;
  /** What the source calls its numbers. */
  readonly names: ReadonlyMap<number, string>;
}

/** An exit code or result code in words, with a link to all that is known of it. */
export default function ExitCode({t, base, code, phase = 'compute', names}: Props): React.ReactElement {
  // The codes of other contracts, and a compiler that is not here, says nothing of this contract.
  const known = networkCodes.find((one) => one.code === code && one.phase === phase && one.thrower !== 'Tact');
  const own = names.get(code);
  return (
    <>
      <a href={`${base.replace(/\/$/, '')}${EXIT_CODES_PAGE}#${anchorOf(code)}`} aria-label={t.codeLink(code)}>
        {code}
      </a>
      {t.colon}
      {known ? `${known.name[t.language]}${t.stop}${known.meaning[t.language]}` : own === undefined ? t.ownCode : t.ownCodeNamed(own)}
    </>
  );
}
