/**
 * `npm run measure:tvm [NAME…]`: runs every instruction on the TVM of `@ton/sandbox`, writes `data/tvm/measured.json`,
 * fails on a contradiction. `--missing` runs only those that are not in the file yet. `--compare cp0.json` holds what was measured against the public dataset instead.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {instructions} from '../data/tvm/instructions.ts';
import type {MeasuredFile, Measurement} from '../src/tvm/measured.ts';
import {compare, type Dataset} from './tvm/compare.ts';
import {measure} from './tvm/measure.ts';
import {hexToBits} from '../src/tvm/opcode.ts';
import {configWithVersion, run, versionOfConfig} from './tvm/emulator.ts';

const FILE = path.resolve('data/tvm/measured.json');

function save(measured: Record<string, Measurement>): void {
  // One line for each, so that a difference is read at a glance.
  const lines = Object.entries(measured).map(([name, measurement]) => `${JSON.stringify(name)}: ${JSON.stringify(measurement)}`);
  writeFileSync(FILE, `{"version": ${versionOfConfig()}, "instructions": {\n${lines.join(',\n')}\n}}\n`);
}

async function compareWith(file: string): Promise<number> {
  const comparison = compare(
    JSON.parse(readFileSync(file, 'utf8')) as Dataset,
    instructions,
    JSON.parse(readFileSync(FILE, 'utf8')) as MeasuredFile,
  );
  // What we call absent is run too.
  for (const notation of comparison.absent) {
    const bits = hexToBits(/^[0-9A-F]+_?/.exec(notation)![0]).padEnd(32, '0');
    const {thrown, known} = await run({
      bits,
      stack: Array.from({length: 6}, () => ({type: 'int', value: 3n}) as const),
      config: configWithVersion(null),
    });
    if (known || thrown !== 6) console.log(`${notation} is a valid opcode`);
  }
  writeFileSync(path.resolve('data/tvm/comparison.json'), `${JSON.stringify(comparison, null, 1)}\n`);
  console.log(
    `${comparison.total} in the dataset: ${comparison.agree} agree, ${comparison.differences.length} differ, ${comparison.absent.length} do not exist`,
  );
  return 0;
}

async function main(): Promise<number> {
  const dataset = process.argv.indexOf('--compare');
  if (dataset > 0) return compareWith(process.argv[dataset + 1] ?? '');
  const missing = process.argv.includes('--missing');
  const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const known: MeasuredFile | null = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as MeasuredFile) : null;
  const out: Record<string, Measurement> = {};
  let contradictions = 0;
  let done = 0;
  const started = Date.now();
  for (const instruction of instructions) {
    const before = known?.instructions[instruction.name];
    const skipped = wanted.length > 0 && !wanted.some((pattern) => new RegExp(`^(?:${pattern})$`).test(instruction.name));
    if (skipped || (missing && before)) {
      if (before) out[instruction.name] = before;
      continue;
    }
    const result = await measure(instruction);
    out[instruction.name] = result.measurement;
    if (++done % 20 === 0) save({...known?.instructions, ...out});
    for (const line of result.contradictions.slice(0, 3)) console.log(`${instruction.name}: ${line}`);
    contradictions += result.contradictions.length > 0 ? 1 : 0;
    if (result.measurement.state !== 'ran')
      console.log(`${instruction.name}: ${result.measurement.state}, exits ${result.measurement.exits.join(' ')}`);
  }
  save(out);
  const all = Object.values(out);
  console.log(
    `${all.filter(({state}) => state === 'ran').length} of ${instructions.length} ran, ${all.filter(({state}) => state === 'throws').length} always throw, ${contradictions} contradict, ${((Date.now() - started) / 1000).toFixed(0)} s`,
  );
  return contradictions > 0 ? 1 : 0;
}

void main().then((code) => process.exit(code));
