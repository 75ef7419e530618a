import React from 'react';
import {fragmentOf} from '../code/opcodes';
import type {Block, Line, Value} from '../code/disassemble';
import type {Messages} from '../messages/en';
import ui from '../../shared/ui/ui.module.css';
import styles from '../styles.module.css';

interface Props {
  readonly t: Messages;
  readonly block: Block;
}

/** Entry points that every contract may have, and get methods of the standards (TEP-62, 64, 74, 81, wallets). */
const METHODS: Readonly<Record<string, string>> = {
  0: 'recv_internal',
  '-1': 'recv_external',
  '-2': 'run_ticktock',
  '-3': 'split_prepare',
  '-4': 'split_install',
  85143: 'seqno',
  78748: 'get_public_key',
  81467: 'get_subwallet_id',
  97026: 'get_wallet_data',
  103289: 'get_wallet_address',
  106029: 'get_jetton_data',
  102351: 'get_nft_data',
  102491: 'get_collection_data',
  92067: 'get_nft_address_by_index',
  68445: 'get_nft_content',
};

/** Code as instructions, each linked to its row; code inside code is set in. */
export default function CodeView({t, block}: Props): React.ReactElement {
  const {lines, next, bad, exotic, unused} = block;
  return (
    <ol className={styles.code}>
      {lines.map((line) => (
        <li key={line.offset} data-instruction={line.opcode.name}>
          <Instruction t={t} line={line} />
        </li>
      ))}
      {exotic !== undefined && (
        <li>
          {t.exoticCell} <code>{`x{${exotic}}`}</code>
        </li>
      )}
      {bad && (
        <li data-bad="" className={styles.bad}>
          {t.badBits(bad.offset, bad.hex)}
        </li>
      )}
      {next && (
        <li>
          <span className={ui.hint}>{t.next}</span>
          <CodeView t={t} block={next} />
        </li>
      )}
      {unused !== undefined && <li className={ui.hint}>{t.unused(unused)}</li>}
    </ol>
  );
}

function Instruction({t, line: {opcode, operands}}: {readonly t: Messages; readonly line: Line}): React.ReactElement {
  return (
    <>
      <a href={`#${fragmentOf(opcode.name)}`} data-row="">
        {opcode.name}
      </a>
      {operands.map((value, index) => (
        <Operand key={index} t={t} value={value} />
      ))}
    </>
  );
}

function Operand({t, value}: {readonly t: Messages; readonly value: Value}): React.ReactElement {
  switch (value.kind) {
    case 'number':
    case 'cell':
      return <code>{value.text}</code>;
    case 'text':
      return <code>{`"${value.text}"`}</code>;
    case 'code':
      return value.block.lines.length || value.block.bad || value.block.next || value.block.exotic !== undefined ? (
        <CodeView t={t} block={value.block} />
      ) : (
        <code>{'{ }'}</code>
      );
    case 'methods':
      return (
        <>
          {value.methods.map(({id, block}) => (
            <details key={id} open={value.methods.length <= 4 || id === '0'} className={styles.method}>
              <summary>{t.method(id, METHODS[id] ?? '')}</summary>
              <CodeView t={t} block={block} />
            </details>
          ))}
        </>
      );
  }
}
