import React from 'react';
import {toHex} from '../shared/bytes';
import DataTable from '../shared/ui/DataTable';
import type {Bag, Field} from './bag';
import type {Messages} from './messages/en';

interface Props {
  readonly bytes: Uint8Array;
  readonly fields: readonly Field[];
  readonly crc: Bag['crc'];
  readonly messages: Messages;
}

const SHOWN = 16;

/** The header, one row for each field. */
export default function Header({bytes, fields, crc, messages}: Props): React.ReactElement {
  const meaning = ({name, value}: Field): string => {
    const text = messages.field[name](value);
    if (name !== 'crc32c' || !crc) return text;
    return `${text}; ${crc.found === crc.computed ? messages.crcFits : messages.crcDiffers(crc.computed)}`;
  };
  return (
    <DataTable
      caption={messages.header}
      columns={messages.headerColumns}
      rows={fields.map((field) => [
        String(field.at),
        <code key="bytes">
          {toHex(bytes.subarray(field.at, field.at + Math.min(field.length, SHOWN))).replace(/(..)(?=.)/g, '$1 ')}
          {field.length > SHOWN && ' …'}
        </code>,
        <code key="name">{field.name}</code>,
        meaning(field),
      ])}
    />
  );
}
