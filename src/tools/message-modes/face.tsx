import React from 'react';
import Link from '@docusaurus/Link';
import {mainnet} from '../../../data/config/mainnet';
import Check from '../shared/ui/Check';
import Choice from '../shared/ui/Choice';
import CopyButton from '../shared/ui/CopyButton';
import Field from '../shared/ui/Field';
import Notice from '../shared/ui/Notice';
import Results, {type Result} from '../shared/ui/Results';
import Status from '../shared/ui/Status';
import {useToolState} from '../shared/ui/use-tool-state';
import styles from './face.module.css';
import {INITIAL, readInput, type Input, type NumberField} from './input';
import {BITS, bitsOf, expressionOf, idleBits, isValid, isValidForLog, outcomeOf, type Outcome, type Setting} from './logic';
import type {Messages} from './messages/en';

interface Props {
  readonly messages: Messages;
}

const BASE = BITS.CARRY_VALUE | BITS.CARRY_BALANCE;
const FLAGS = [1, 2, 16, 32] as const;
const EXIT_CODES = '/v3/documentation/tvm/tvm-exit-codes';

/** The message mode builder. */
export function Face({messages}: Props): React.ReactElement {
  const [state, change] = useToolState('mode', INITIAL);
  const input = readInput(state, mainnet);
  const outcome = input.setting && outcomeOf(input.setting);
  const mode = input.mode;

  const field = (name: NumberField, label: string, help?: string): React.ReactElement => {
    const problem = input.problems[name];
    return (
      <Field
        label={label}
        value={state[name]}
        onChange={(value) => change({[name]: value})}
        inputMode={['balance', 'incoming', 'value'].includes(name) ? 'decimal' : 'numeric'}
        maxLength={30}
        {...(help !== undefined && {help})}
        {...(problem && {error: {text: messages.numbers.problem(problem), place: problem.place}})}
      />
    );
  };
  const setMode = (next: number): void => change({mode: String(next)});
  const present = mode ?? 0;

  return (
    <>
      <div className={styles.columns}>
        <div>
          {field('mode', messages.mode, messages.modeHelp)}
          <Choice
            label={messages.base}
            // 192 is no base: the choice shows the larger of the two, the text below says what is wrong.
            value={(present & BITS.CARRY_BALANCE ? '128' : String(present & BASE)) as '0' | '64' | '128'}
            options={[
              ['0', messages.bases[0]],
              ['64', messages.bases[64]],
              ['128', messages.bases[128]],
            ]}
            onChange={(base) => setMode((present & ~BASE) | Number(base))}
          />
          {FLAGS.map((flag) => (
            <Check key={flag} label={messages.flags[flag]} checked={(present & flag) !== 0} onChange={() => setMode(present ^ flag)} />
          ))}
        </div>
        <div>
          <Choice
            label={messages.from}
            value={input.external ? 'outside' : 'inside'}
            options={[
              ['inside', messages.froms.inside],
              ['outside', messages.froms.outside],
            ]}
            onChange={(from) => change({from})}
          />
          <div className={styles.pair}>
            {field('balance', messages.balance)}
            {!input.external && field('incoming', messages.incoming)}
          </div>
          <Choice
            label={messages.kind}
            value={input.log ? 'log' : 'internal'}
            options={[
              ['internal', messages.kinds.internal],
              ['log', messages.kinds.log],
            ]}
            onChange={(kind) => change({kind})}
          />
          {!input.log && field('value', messages.value)}
          {!input.external && (
            <Check
              label={messages.bounceable}
              checked={input.bounceable}
              onChange={(checked) => change({bounceable: checked ? 'yes' : 'no'})}
            />
          )}
        </div>
      </div>
      <details className={styles.more}>
        <summary>{messages.more}</summary>
        <div className={styles.four}>
          {field('gas', messages.gas)}
          {field('bits', messages.bits, messages.rootHelp)}
          {field('cells', messages.cells)}
          {!input.log && (
            <Choice
              label={messages.to}
              value={input.to}
              options={[
                ['basechain', messages.chains.basechain],
                ['masterchain', messages.chains.masterchain],
              ]}
              onChange={(to) => change({to})}
            />
          )}
        </div>
      </details>
      {mode !== undefined && <About mode={mode} log={input.log} messages={messages} />}
      {outcome && input.setting ? (
        <What input={input} setting={input.setting} outcome={outcome} messages={messages} />
      ) : (
        <Notice kind="bad">{messages.incomplete}</Notice>
      )}
      <Status text={outcome ? verdict(outcome, messages) : messages.incomplete} />
    </>
  );
}

/** The mode in code, and what is wrong or idle in it. */
function About({mode, log, messages}: Props & {readonly mode: number; readonly log: boolean}): React.ReactElement {
  const unknown = bitsOf(mode).filter((bit) => bit === 4 || bit === 8);
  const expression = expressionOf(mode);
  return (
    <>
      <p className={styles.code}>
        <span>{messages.code}:</span> <code>{expression}</code> <CopyButton value={expression} of={messages.code} />
      </p>
      {unknown.length > 0 && <Notice kind="bad">{messages.meaningless(unknown)}</Notice>}
      {(mode & BASE) === BASE && <Notice kind="bad">{messages.both}</Notice>}
      {log && isValid(mode) && !isValidForLog(mode) && <Notice kind="bad">{messages.logMode}</Notice>}
      {isValid(mode) &&
        !(log && !isValidForLog(mode)) &&
        idleBits(mode).map((bit) => (
          <Notice key={bit} kind="note">
            {messages.idle[bit]}
          </Notice>
        ))}
    </>
  );
}

function verdict({kind, code, reason}: Outcome, messages: Messages): string {
  if (kind === 'unpaid') return messages.unpaid;
  if (kind === 'sent') return messages.sent;
  const why = messages.reasons[reason!];
  return kind === 'skipped' ? messages.skipped(why) : messages.failed(code, why);
}

const KINDS = {sent: 'good', skipped: 'note', failed: 'bad', unpaid: 'bad'} as const;

/** The verdict, both balances and every fee. */
function What({
  input,
  setting,
  outcome,
  messages,
}: Props & {readonly input: Input; readonly setting: Setting; readonly outcome: Outcome}): React.ReactElement {
  const {whole, gram} = messages.numbers;
  const amount = (value: bigint): string => messages.gram(gram(value));
  const rows: Result[] = [];
  if (outcome.kind !== 'unpaid') {
    rows.push({
      label: messages.contract,
      value: `${messages.contractPath(gram(setting.balance), gram(outcome.balance))}${outcome.deleted ? `, ${messages.deleted}` : ''}`,
    });
    if (setting.kind === 'internal')
      rows.push({label: messages.receiver, value: outcome.received === undefined ? messages.nothing : amount(outcome.received)});
    if (!input.external)
      rows.push({
        label: messages.back,
        value: outcome.bounced === undefined ? messages.nothing : outcome.bounced === 'none' ? messages.noFunds : amount(outcome.bounced),
      });
    const sum = calculation(setting, outcome, messages);
    if (sum !== undefined) rows.push({label: messages.calculation, value: sum});
    rows.push({label: messages.gasFee, value: messages.nanograms(whole(setting.gasFee))});
    if (setting.importFee !== undefined) rows.push({label: messages.importFee, value: messages.nanograms(whole(setting.importFee))});
    if (outcome.forwardFee > 0n)
      rows.push({
        label: messages.forwardFee,
        value: messages.forwardPaid(whole(outcome.forwardFee), whole(outcome.actionFee)),
      });
    if (outcome.fine > 0n) rows.push({label: messages.fine, value: messages.nanograms(whole(outcome.fine))});
    rows.push({label: messages.state, value: outcome.undone ? messages.undone : messages.kept});
  }
  return (
    <>
      {input.gasBought !== undefined && <Notice kind="note">{messages.gasBought(whole(input.gasBought))}</Notice>}
      <Notice kind={KINDS[outcome.kind]}>
        <strong>{verdict(outcome, messages)}</strong>{' '}
        {outcome.kind === 'failed' && <Link to={`${EXIT_CODES}#${outcome.code}`}>{messages.aboutCode}</Link>}
      </Notice>
      {rows.length > 0 && <Results of={messages.results} rows={rows} />}
      <p className={styles.rules}>{messages.rules(setting.version, mainnet.date)}</p>
    </>
  );
}

/** The amount that arrives, in words and numbers; nothing where it is simply not sent. */
function calculation(
  {mode, incoming, value, gasFee, balance, importFee, kind}: Setting,
  outcome: Outcome,
  messages: Messages,
): React.ReactNode {
  if (kind === 'log' || outcome.received === undefined) return undefined;
  const {gram} = messages.numbers;
  const came = incoming === 'external' ? 0n : incoming;
  const separately = (mode & BITS.PAY_SEPARATELY) !== 0 && !(mode & BITS.CARRY_BALANCE);
  const {carried} = messages;
  const [words, terms] =
    mode & BITS.CARRY_BALANCE
      ? incoming === 'external'
        ? [carried[129], `${gram(balance)} − ${gram(importFee ?? 0n)} − ${gram(gasFee)}`]
        : [carried[128], `${gram(balance)} + ${gram(came)} − ${gram(gasFee)}`]
      : mode & BITS.CARRY_VALUE
        ? separately
          ? [carried[65], `${gram(value)} + ${gram(came)}`]
          : [carried[64], `${gram(value)} + ${gram(came)} − ${gram(gasFee)}`]
        : [carried[0], gram(value)];
  // With mode 1 there is nothing to reckon: what is written is what arrives.
  if (words === carried[0] && separately) return undefined;
  return (
    <>
      {words}
      {!separately && ` ${messages.minusFee}`}
      <br />
      {terms}
      {!separately && ` − ${gram(outcome.forwardFee)}`} = {gram(outcome.received)}
    </>
  );
}
