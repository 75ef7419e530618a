/** The reference as HTML, without a framework: the page adopts it as it is. */
import {prices, variables} from '../gas.ts';
import type {Instruction} from '../instruction.ts';
import type {MeasuredFile, Measurement} from '../measured.ts';
import {OLD_FRAGMENTS} from './ids.ts';
import {STRINGS, type Strings} from './strings.ts';

export interface Comparison {
  readonly total: number;
  readonly agree: number;
  readonly differences: readonly (readonly [name: string, theirs: string, ours: string])[];
  readonly absent: readonly string[];
}

export interface Reference {
  readonly instructions: readonly Instruction[];
  readonly families: readonly {readonly id: string; readonly title: readonly [string, string, string]}[];
  readonly measured: MeasuredFile;
  readonly comparison: Comparison;
  readonly locale: string;
}

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (char) => ESCAPES[char]!);
}
function code(text: string): string {
  return escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}
const LOCALES = ['en', 'zh-CN', 'ru'];

function titleOf({title}: Reference['families'][number], locale: string): string {
  return title[Math.max(LOCALES.indexOf(locale), 0)]!;
}

/** `118 | 43` for a set, the formula with `·` for a formula. */
export function gasText(gas: string): string {
  if (variables(gas).length === 0) return prices(gas).join(' | ');
  // Numbers that stand together are added up, so that the first term is the base.
  return gas
    .split(' | ')
    .map((one) =>
      one.replace(/^(\d+) ([+-]) (\d+)\b(?! [*/])/, (_, a: string, sign: string, b: string) =>
        String(sign === '+' ? Number(a) + Number(b) : Number(a) - Number(b)),
      ),
    )
    .join(' | ')
    .replaceAll(' * ', '·')
    .replaceAll(/floor_log2\((\w)\)/g, '⌊log₂ $1⌋');
}

function line(instruction: Instruction, measurement: Measurement | undefined, strings: Strings): string {
  const parts: string[] = [];
  const throws = measurement?.state === 'throws';
  // That the others were measured, and on which version, the head of the page says once.
  if (throws) parts.push(strings.throws(measurement.exits.join(strings.and)));
  else if (measurement?.state !== 'ran') parts.push(strings.specified);
  if (instruction.since > 0) parts.push(strings.since(instruction.since));
  if (instruction.fift !== instruction.name) parts.push(`<code>${escape(instruction.fift)}</code>`);
  if (measurement && !throws && measurement.exits.length > 0) parts.push(`${strings.exits} ${measurement.exits.join(' ')}`);
  const example = measurement?.example;
  if (example && (example.before || example.after) && example.before.length + example.after.length < 90) {
    const operands = Object.entries(example.operands).map(([name, value]) => `${name}=${value}`);
    parts.push(
      `${operands.length ? `${escape(operands.join(' '))}: ` : ''}<code>${escape(`${example.before} → ${example.after}`.trim())}</code>`,
    );
  }
  return parts.join(' · ');
}

function row(instruction: Instruction, reference: Reference, strings: Strings): string {
  const {id, name, opcode, stack, gas, text, aliases} = instruction;
  const also = aliases
    .map(
      ({name: alias, operands}) =>
        alias +
        Object.entries(operands)
          .map(([, value]) => ` ${value}`)
          .join(''),
    )
    .map((alias) => alias.split(' ')[0]!);
  const {instructions: measurements} = reference.measured;
  const description = text[reference.locale as keyof typeof text] ?? text.en;
  const anchor = opcode.notation === id ? '' : ` id="${opcode.notation}"`;
  return (
    `<tr id="${id}"${instruction.since ? ` data-v="${instruction.since}"` : ''}><th scope="row"><a href="#${id}">${escape(name)}</a>${also.length ? ` <small>${escape([...new Set(also)].join(' '))}</small>` : ''}</th>` +
    `<td><code${anchor}>${opcode.notation}</code></td><td>${escape(stack)}</td><td>${escape(gasText(gas))}</td>` +
    `<td><button type="button" aria-label="${strings.run.row} ${escape(name)}">${strings.run.row}</button>${code(description)} <small>${line(instruction, measurements[name], strings)}</small></td></tr>`
  );
}

export function render(reference: Reference): string {
  const {instructions, families, measured, comparison, locale} = reference;
  const strings = STRINGS[locale] ?? STRINGS.en!;
  const head = `<thead><tr>${strings.columns.map((column) => `<th scope="col">${column}</th>`).join('')}</tr></thead>`;
  const aliasesOf = (id: string): string =>
    Object.entries(OLD_FRAGMENTS)
      .filter(([, target]) => target === id)
      .map(([old]) => `<a id="${old}"></a>`)
      .join('');
  const sections = families
    .map((family) => {
      const rows = instructions.filter(({category}) => category === family.id);
      return `<section data-category="${family.id}">${aliasesOf(family.id)}<h2 id="${family.id}">${escape(titleOf(family, locale))} <small>${rows.length}</small></h2><table>${head}<tbody>${rows.map((one) => row(one, reference, strings)).join('')}</tbody></table></section>`;
    })
    .join('');
  const all = Object.values(measured.instructions);
  const ran = all.filter(({state}) => state !== 'not-run').length;
  const formulas = instructions.filter(
    ({name, gas}) => variables(gas).length > 0 && (measured.instructions[name]?.points ?? 0) >= 3,
  ).length;
  const f = strings.find;
  const option = (value: string | number, label: string): string => `<option value="${value}">${escape(label)}</option>`;
  const types = Object.entries(strings.types)
    .map(([value, label]) => option(value, label))
    .join('');
  const versions = [...new Set(instructions.map(({since}) => since))].filter((since) => since > 0).sort((a, b) => a - b);
  const select = (name: string, label: string, options: string): string =>
    `<label>${label}<select name="${name}"><option value="">${f.any}</option>${options}</select></label>`;
  const form =
    `<form class="find" role="search" data-markdown="off" data-count="${f.count}" data-none="${f.none}"><label class="q">${f.label}<input type="search" name="q" id="quick-search" autocomplete="off" spellcheck="false" placeholder="${escape(f.placeholder)}"></label>` +
    `<div>${select('category', f.category, families.map((family) => option(family.id, titleOf(family, locale))).join(''))}${select('takes', f.takes, types)}${select('gives', f.gives, types)}${select('since', f.since, versions.map((since) => option(since, String(since))).join(''))}` +
    `<label>${f.gas}<input type="number" name="gas" min="18" step="1" inputmode="numeric"></label><button type="reset">${f.clear}</button><output aria-live="polite"></output></div></form>`;
  // As `src/components/EmptyState`, which is React's; hidden until a filter leaves no row.
  const nothing = `<div class="nothing padding-vert--xl" data-empty="stacked" data-markdown="off" hidden><svg width="96" height="40" aria-hidden="true"><use href="/img/icons.svg#empty"></use></svg><div>${f.none}</div><button type="button">${f.clear}</button></div>`;
  const contents = `<nav aria-label="${strings.contents}"><ul>${families.map((family) => `<li><a href="#${family.id}">${escape(titleOf(family, locale))}</a></li>`).join('')}</ul></nav>`;
  const reading = `<section><h2 id="how-to-read">${strings.howToRead}</h2><ul>${strings.reading.map((item) => `<li>${item}</li>`).join('')}</ul><h3 id="gas-variables">${strings.gasTitle}</h3><p>${strings.gasIntro}</p><dl>${strings.gasVariables.map(([letter, meaning]) => `<dt>${letter}</dt><dd>${meaning}</dd>`).join('')}</dl><h3 id="exit-codes">${strings.exitTitle}</h3><dl>${strings.exitCodes.map(([number, meaning]) => `<dt>${number}</dt><dd>${meaning}</dd>`).join('')}</dl></section>`;
  const numbers = {
    total: comparison.total,
    agree: comparison.agree,
    differ: comparison.differences.length,
    absent: comparison.absent.length,
  };
  const compared = `<section class="compared"><h2 id="compared">${strings.comparedTitle}</h2><p>${strings.compared(numbers)}</p><table><thead><tr>${strings.comparedColumns.map((column) => `<th scope="col">${column}</th>`).join('')}</tr></thead><tbody>${comparison.differences.map(([name, theirs, ours]) => `<tr><th scope="row">${escape(name)}</th><td>${escape(theirs)}</td><td>${escape(ours)}</td></tr>`).join('')}</tbody></table><p>${strings.absent} ${comparison.absent.map((name) => `<code>${escape(name)}</code>`).join(' ')}</p></section>`;
  const summary = `<p>${strings.summary({total: instructions.length, measured: ran, formulas, version: measured.version})}</p>`;
  const {run} = strings;
  const panel = `<p class="run"><button type="button" data-run="program">${run.program}</button><button type="button" data-run="code">${run.code}</button><span role="alert" data-failed="${escape(run.failed)}"></span></p>`;
  return `${summary}${panel}${form}${contents}${nothing}<div class="all">${sections}</div>${reading}${compared}`;
}
