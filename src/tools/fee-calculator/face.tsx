import React, {useId} from 'react';
import {mainnet} from '../../../data/config/mainnet';
import Choice from '../shared/ui/Choice';
import Field from '../shared/ui/Field';
import Notice from '../shared/ui/Notice';
import Status from '../shared/ui/Status';
import {useToolState} from '../shared/ui/use-tool-state';
import ui from '../shared/ui/ui.module.css';
import BagMeasure from './BagMeasure';
import styles from './face.module.css';
import {configuredPrices, INITIAL, moveTo, readInput, unitOf, type NumberField} from './input';
import {feesOf, PARAMETERS, type Chain, type Fee, type Fees, type TimeUnit} from './logic';
import type {Messages} from './messages/en';
import {PRESETS, presetOf, presetState} from './presets';

interface Props {
  readonly messages: Messages;
}

/** The fee calculator. */
export function Face({messages}: Props): React.ReactElement {
  const [state, change] = useToolState('fees', INITIAL);
  const input = readInput(state, mainnet);
  const fees = input.transaction && feesOf(input.transaction);
  const {whole, gram} = messages.numbers;
  const configured = configuredPrices(mainnet, input);

  const field = (name: NumberField, label: string, help?: string): React.ReactElement => {
    const problem = input.problems[name];
    return (
      <Field
        label={label}
        value={state[name]}
        onChange={(value) => change({[name]: value})}
        inputMode="numeric"
        maxLength={30}
        {...(help !== undefined && {help})}
        {...(problem && {error: {text: messages.numbers.problem(problem), place: problem.place}})}
      />
    );
  };
  const chains = Object.entries(messages.chains) as [Chain, string][];
  const preset = presetOf(state);
  const overLimit = input.transaction && input.transaction.gasUsed > input.prices.gas_limit;

  return (
    <>
      <div className={ui.examples}>
        <span>{messages.begin}</span>
        {PRESETS.map((name) => (
          <button key={name} type="button" aria-pressed={name === preset} onClick={() => change(presetState(name))}>
            {messages.presets[name].label}
          </button>
        ))}
      </div>
      <p className={styles.total}>
        {messages.total} <b>{fees ? messages.gram(gram(fees.all)) : '–'}</b>
        <small>{preset ? messages.presets[preset].note : messages.ownNumbers}</small>
      </p>
      <BagMeasure messages={messages} change={change} />
      <Group legend={messages.account} help={messages.accountHelp}>
        <Choice label={messages.chain} value={input.chain} options={chains} onChange={(chain) => change(moveTo(state, {chain}))} />
        {field('bits', messages.bits)}
        {field('cells', messages.cells)}
        {field('time', messages.time)}
        <Choice
          label={messages.unit}
          value={unitOf(state.unit)}
          options={Object.entries(messages.units) as [TimeUnit, string][]}
          onChange={(unit) => change({unit})}
        />
      </Group>
      <Group legend={messages.start} help={input.external ? messages.importHelp : undefined}>
        <Choice
          label={messages.from}
          value={input.external ? 'outside' : 'inside'}
          options={Object.entries(messages.froms) as ['outside' | 'inside', string][]}
          onChange={(from) => change({from})}
        />
        {input.external && field('xbits', messages.bits)}
        {input.external && field('xcells', messages.cells)}
        {field('gas', messages.gasUsed)}
      </Group>
      <Group legend={messages.sent} help={messages.sentHelp}>
        {field('count', messages.count)}
        {input.chain === 'basechain' && (
          <Choice label={messages.to} value={input.messageChain} options={chains} onChange={(to) => change(moveTo(state, {to}))} />
        )}
        {field('mbits', messages.bits)}
        {field('mcells', messages.cells)}
      </Group>
      <details className={styles.prices}>
        <summary>{messages.prices}</summary>
        <p className={styles.help}>{messages.pricesHelp(mainnet.date)}</p>
        {PARAMETERS.map(({param, names}) => {
          const chain = names[0] === 'lump_price' ? input.messageChain : input.chain;
          return (
            <Group key={names[0]} legend={messages.parameter(param[chain], messages.chains[chain])}>
              {names.map((name) => (
                <React.Fragment key={name}>{field(name, name, messages.configured(whole(configured[name])))}</React.Fragment>
              ))}
            </Group>
          );
        })}
        <button type="button" className="button button--secondary button--sm" onClick={() => change(withoutPrices())}>
          {messages.reset}
        </button>
      </details>
      {input.changed && <Notice kind="note">{messages.changed}</Notice>}
      {overLimit && <Notice kind="bad">{messages.overLimit(whole(input.prices.gas_limit))}</Notice>}
      <Status text={fees ? messages.status(gram(fees.all)) : messages.incomplete} />
      {fees ? (
        <Parts fees={fees} count={input.transaction!.sent.count} internal={!input.external} messages={messages} />
      ) : (
        <Notice kind="bad">{messages.incomplete}</Notice>
      )}
    </>
  );
}

function withoutPrices(): Partial<typeof INITIAL> {
  return Object.fromEntries(PARAMETERS.flatMap(({names}) => names.map((name) => [name, ''])));
}

/** Fields that belong together, in a row where there is room. */
function Group({
  legend,
  help,
  children,
}: {
  readonly legend: string;
  readonly help?: string | undefined;
  readonly children: React.ReactNode;
}): React.ReactElement {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={help === undefined ? undefined : id}>
      <legend>{legend}</legend>
      <div>{children}</div>
      {help !== undefined && (
        <p id={id} className={styles.help}>
          {help}
        </p>
      )}
    </fieldset>
  );
}

/** Every part with its formula, then the sums. */
function Parts({
  fees,
  count,
  internal,
  messages,
}: Props & {readonly fees: Fees; readonly count: bigint; readonly internal: boolean}): React.ReactElement {
  const {whole, gram} = messages.numbers;
  const {part} = messages;
  const row = (label: string, {fee, names, numbers}: Fee, more?: React.ReactNode): React.ReactElement => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        <b>{messages.nanograms(whole(fee))}</b>
        <code>{names}</code>
        {/* A formula that is one number says the same as its result. */}
        {numbers.length > 1 && <code>= {numbers.map((one) => (typeof one === 'bigint' ? whole(one) : one)).join('')}</code>}
        {more}
      </dd>
    </div>
  );
  const sum = (label: string, formula: string, amount: bigint): React.ReactElement => (
    <div className={styles.sum}>
      <dt>{label}</dt>
      <dd>
        <b>{messages.gram(gram(amount))}</b>
        <span>
          {formula} = {messages.nanograms(whole(amount))}
        </span>
      </dd>
    </div>
  );
  return (
    <dl className={styles.parts} aria-label={messages.results}>
      {row(part.storage, fees.storage)}
      {fees.import && row(part.import, fees.import)}
      {row(part.gas, fees.gas, internal && <small>{messages.leastValue(whole(fees.gas.fee))}</small>)}
      {count > 0n &&
        row(
          part.forward,
          fees.forward,
          count > 1n && <small>{messages.times(whole(count), messages.nanograms(whole(fees.forwardTotal)))}</small>,
        )}
      {count > 0n &&
        row(
          part.action,
          fees.action,
          count > 1n && <small>{messages.times(whole(count), messages.nanograms(whole(fees.actionTotal)))}</small>,
        )}
      {sum(messages.charged, messages.chargedFormula, fees.charged)}
      {sum(messages.all, messages.allFormula, fees.all)}
    </dl>
  );
}
