import React from 'react';
import Link from '@docusaurus/Link';
import {toBase64} from '../shared/bytes';
import {LONGEST_FRAGMENT} from '../shared/fragment';
import {viewerOf} from '../trace/viewer-of';
import type {Messages} from './messages/en';
import type {Found} from './recognise';

const PARTS_OF_A_TRACE: readonly Found['kind'][] = ['transaction', 'internal', 'external-in', 'external-out'];

interface Props {
  readonly bytes: Uint8Array;
  readonly found: Found;
  readonly messages: Messages;
}

/** Leads to the trace viewer with a transaction or a message, where an address can hold it. */
export default function TraceLink({bytes, found, messages}: Props): React.ReactElement | null {
  if (!PARTS_OF_A_TRACE.includes(found.kind) || bytes.length > LONGEST_FRAGMENT) return null;
  const to = viewerOf(toBase64(bytes));
  return to === undefined ? null : (
    <p>
      <Link to={to}>{messages.trace}</Link>
    </p>
  );
}
