import React, {useMemo} from 'react';
import EmptyState from '@site/src/components/EmptyState';
import {toHex} from '../shared/bytes';
import DataTable from '../shared/ui/DataTable';
import Field from '../shared/ui/Field';
import Notice from '../shared/ui/Notice';
import Results, {type Result} from '../shared/ui/Results';
import Status from '../shared/ui/Status';
import {useToolState} from '../shared/ui/use-tool-state';
import ui from '../shared/ui/ui.module.css';
import {EXAMPLES} from './examples';
import styles from './face.module.css';
import {cellForm, friendlyBytes, friendlyForm, hasFriendlyForm, rawForm, splitFriendly, type Account, type Friendly} from './friendly';
import {inspectAddress, type Inspection} from './inspect';
import type {Messages} from './messages/en';

interface Props {
  readonly messages: Messages;
}

/** The address inspector. */
export function Face({messages}: Props): React.ReactElement {
  const [{in: input}, change] = useToolState('address', {in: ''});
  const found = useMemo(() => inspectAddress(input), [input]);
  const set = (value: string): void => change({in: value});
  const wrong = found.kind === 'wrong' ? found : undefined;
  return (
    <>
      <Field
        label={messages.label}
        help={messages.help}
        value={input}
        onChange={set}
        rows={2}
        mono
        error={
          wrong && {
            text: messages.problem(wrong.problem),
            place: {at: wrong.problem.at, length: 'length' in wrong.problem ? wrong.problem.length : 1},
          }
        }
      >
        {wrong && wrong.fixes.length > 0 && <Fixes of={wrong} input={input} onPick={set} messages={messages} />}
      </Field>
      <div className={ui.examples}>
        <span>{messages.try}</span>
        {(Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[]).map((name) => (
          <button key={name} type="button" onClick={() => set(EXAMPLES[name])}>
            {messages.examples[name]}
          </button>
        ))}
      </div>
      {input.trim() === '' && <EmptyState>{messages.empty}</EmptyState>}
      <Status text={found.kind === 'address' ? messages.status(rawForm(found.account)) : ''} />
      {found.kind === 'address' && <Forms found={found} messages={messages} />}
      {wrong?.friendly && <Bytes friendly={wrong.friendly} caption={messages.bytesWrong} messages={messages} />}
    </>
  );
}

/** What one change would mend: a button for each, the change marked. */
function Fixes({
  of,
  input,
  onPick,
  messages,
}: Props & {
  readonly of: Extract<Inspection, {kind: 'wrong'}>;
  readonly input: string;
  readonly onPick: (fix: string) => void;
}): React.ReactElement {
  return (
    <Notice kind="note">
      <strong>{messages.fix}</strong>
      <div className={styles.fix}>
        {of.fixes.map((fix) => (
          <button key={fix} type="button" onClick={() => onPick(fix)}>
            <Changed from={input.trim()} to={fix} />
          </button>
        ))}
      </div>
      <small>{of.problem.code === 'no-workchain' ? messages.fixWorkchain : of.fixes[0]!.includes(':') ? null : messages.fixCaution}</small>
    </Notice>
  );
}

/** The text that would be right, with what differs marked: all between the common beginning and the common end. */
function Changed({from, to}: {readonly from: string; readonly to: string}): React.ReactElement {
  let start = 0;
  while (start < to.length && from[start] === to[start]) start++;
  let end = 0;
  while (end < to.length - start && end < from.length - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end++;
  return (
    <>
      {to.slice(0, start)}
      {to.length - end > start && <mark>{to.slice(start, to.length - end)}</mark>}
      {to.slice(to.length - end)}
    </>
  );
}

function Forms({found, messages}: Props & {readonly found: Extract<Inspection, {kind: 'address'}>}): React.ReactElement {
  const {account, friendly, alphabet, remarks} = found;
  const possible = hasFriendlyForm(account);
  const {workchain} = account;
  return (
    <>
      <Notice kind="good">
        <strong>{messages.fine}</strong> {friendly ? messages.fineChecksum(friendly.crcFound) : messages.rawHasNone}
        {remarks.map((remark) => ` ${messages.remarks[remark]}`)}
      </Notice>
      {workchain !== 0 && workchain !== -1 && <Notice kind="note">{messages.unusualWorkchain(workchain)}</Notice>}
      {!possible && <Notice kind="note">{messages.noFriendly}</Notice>}
      <Results of={messages.forms} rows={rows(account, friendly, alphabet === 'standard' ? undefined : friendly, messages)} />
      {possible && <Standard account={account} typed={alphabet === 'standard' ? friendly : undefined} messages={messages} />}
      {possible && (
        <Bytes
          friendly={friendly ?? splitFriendly(friendlyForm(account, {bounceable: true, testOnly: false}))}
          caption={friendly ? messages.bytes : messages.bytesOf(messages.form.bounceable)}
          messages={messages}
        />
      )}
    </>
  );
}

/** The rows of one alphabet. `typed` is the form that the reader typed, if it is of this alphabet. */
function friendlyRows(
  account: Account,
  typed: Friendly | undefined,
  alphabet: 'standard' | 'url',
  {form, typed: note}: Messages,
): Result[] {
  return (
    [
      [form.bounceable, {bounceable: true, testOnly: false}],
      [form.nonBounceable, {bounceable: false, testOnly: false}],
      [form.testBounceable, {bounceable: true, testOnly: true}],
      [form.testNonBounceable, {bounceable: false, testOnly: true}],
    ] as const
  ).map(([label, flags]) => {
    const text = friendlyForm(account, flags, alphabet);
    const same = typed && toHex(typed.bytes) === toHex(friendlyBytes(account, flags));
    return {label, value: <code>{text}</code>, copy: text, ...(same && {note})};
  });
}

function rows(account: Account, friendly: Friendly | undefined, typed: Friendly | undefined, messages: Messages): Result[] {
  const {form} = messages;
  const raw = rawForm(account);
  const cell = cellForm(account);
  return [
    {label: form.raw, value: <code>{raw}</code>, copy: raw, ...(!friendly && {note: messages.typed})},
    ...(hasFriendlyForm(account) ? friendlyRows(account, typed, 'url', messages) : []),
    {label: form.cell(cell.bits), value: <code>{`x{${cell.hex}}`}</code>, copy: cell.hex},
  ];
}

/** The same in the other alphabet, where it differs. */
function Standard({
  account,
  typed,
  messages,
}: Props & {readonly account: Account; readonly typed: Friendly | undefined}): React.ReactElement | null {
  const standard = friendlyRows(account, typed, 'standard', messages);
  const url = friendlyRows(account, undefined, 'url', messages);
  const other = standard.filter(({copy}, index) => copy !== url[index]!.copy);
  if (!other.length) return null;
  return (
    <>
      <p className={styles.heading}>{messages.standard}</p>
      <Results of={messages.standard} rows={other} />
    </>
  );
}

/** The 36 bytes by their parts, then the tag bit by bit. */
function Bytes({friendly, caption, messages}: Props & {readonly friendly: Friendly; readonly caption: string}): React.ReactElement {
  const {bytes, tag, account, crcFound, crcComputed, flags} = friendly;
  const {part, bit} = messages;
  const code = (from: number, to: number): React.ReactElement => <code>{toHex(bytes.subarray(from, to))}</code>;
  const value = (place: number): string => String((tag >> place) & 1);
  // 0x11 and 0x51 differ in bit 6 alone.
  const fixed = (tag & 0x3f).toString(2).padStart(6, '0');
  return (
    <>
      <DataTable
        caption={caption}
        columns={messages.byteColumns}
        rows={[
          ['0', code(0, 1), part.tag],
          ['1', code(1, 2), part.workchain(account.workchain)],
          ['2–33', code(2, 34), part.id],
          ['34–35', code(34, 36), part.crc(crcFound, crcComputed)],
        ]}
      />
      {flags && (
        <>
          <DataTable
            caption={messages.bitsOf(`0x${tag.toString(16).padStart(2, '0')}`)}
            columns={messages.bitColumns}
            rows={[
              ['7', <code key="value">{value(7)}</code>, flags.testOnly ? bit.testOnly : bit.allNetworks],
              ['6', <code key="value">{value(6)}</code>, flags.bounceable ? bit.bounceable : bit.nonBounceable],
              [
                '5–0',
                <code key="value" className={styles.whole}>
                  {fixed}
                </code>,
                bit.fixed,
              ],
            ]}
          />
          <p>
            <small>{messages.bounceNote}</small>
          </p>
        </>
      )}
    </>
  );
}
