/** Our measurements beside the public dataset `ton-community/tvm-spec` (`cp0.json`), which is read and never copied: names and numbers only. */
import type {Instruction} from '../../src/tvm/instruction.ts';
import type {MeasuredFile} from '../../src/tvm/measured.ts';
import {alternatives, evaluate, variables} from '../../src/tvm/gas.ts';
import {hexToBits} from '../../src/tvm/opcode.ts';
import {gasText, type Comparison} from '../../src/tvm/page/render.ts';

export interface Dataset {
  readonly instructions: readonly {
    readonly mnemonic: string;
    readonly since_version: number;
    readonly doc: {readonly gas: string | number; readonly opcode: string};
    readonly bytecode: {readonly prefix: string};
  }[];
}

function numbers(text: string): number[] | null {
  const parts = text.split(/\s*[/|]\s*/);
  return parts.every((part) => /^\d+$/.test(part)) ? parts.map(Number) : null;
}

/** Their formula is ours if it gives the same at three points, each letter taken as one of ours. */
function sameFormula(theirs: string, ours: string): boolean {
  // `|t|` is the length of a tuple.
  const clean = theirs
    .replaceAll(/\s+/g, '')
    .replace('|c7|+|c1_1|', 'n+m')
    .replaceAll(/\|\w+'*\|/g, 'm')
    .replaceAll('×', '*')
    .replaceAll('·', '*')
    .replaceAll(/(\d)([a-z(])/g, '$1*$2');
  if (!/^[\d+*a-z()-]+$/.test(clean)) return false;
  const [mine, ...rest] = variables(ours);
  const [their, ...more] = variables(clean);
  if (!mine || !their) return false;
  // Several letters: only if they are the same ones.
  if (rest.length > 0 || more.length > 0) {
    const points = {n: 18, m: 5};
    return (
      variables(ours).join() === variables(clean).join() &&
      variables(clean).every((name) => name in points) &&
      evaluate(ours, points) === evaluate(clean, points)
    );
  }
  return [1, 3, 7].every((point) => {
    try {
      return alternatives(ours).some((one) => evaluate(one, {[mine]: point}) === evaluate(clean, {[their]: point}));
    } catch {
      return false;
    }
  });
}

export function compare({instructions: theirs}: Dataset, ours: readonly Instruction[], {instructions: measured}: MeasuredFile): Comparison {
  const differences: [string, string, string][] = [];
  const absent: string[] = [];
  let agree = 0;
  for (const {mnemonic, since_version: since, doc, bytecode} of theirs) {
    const bits = hexToBits(bytecode.prefix);
    if (since === 9999) {
      absent.push(doc.opcode);
      continue;
    }
    const mine =
      ours.find(({opcode}) => opcode.notation === doc.opcode || opcode.prefixBits === bits) ??
      ours.find(({opcode}) => opcode.prefixBits.startsWith(bits));
    if (!mine) {
      absent.push(doc.opcode);
      continue;
    }
    const gas = String(doc.gas);
    const seen = measured[mine.name]?.gas ?? [];
    const set = numbers(gas);
    const good = set ? variables(mine.gas).length === 0 && seen.every((one) => set.includes(one)) : sameFormula(gas, mine.gas);
    if (good) agree++;
    else
      differences.push([
        mine.name === mnemonic ? mnemonic : `${mine.name} (${mnemonic})`,
        gas || '—',
        variables(mine.gas).length > 0 ? `${gasText(mine.gas)}: ${seen.slice(0, 6).join(', ')}` : seen.join(', '),
      ]);
  }
  return {total: theirs.length, agree, differences, absent};
}
