// Every reader of an address, a file or a paste is given thousands of damaged inputs: each ends within its budget, with a
// result. What it is given follows from a seed, so a run can be repeated. FUZZ=20000 tries more of each.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {beginCell} from '@ton/core';
import {exitCodes} from '../../../data/tvm/exit-codes.ts';
import {mainnet} from '../../../data/config/mainnet.ts';
import {missingIncludes} from '../../../src/playground/engine/compile/includes.ts';
import {readDeclared} from '../../../src/playground/panel/logic/declared.ts';
import {parseProject} from '../../../src/playground/panel/logic/share.ts';
import {tlbFields} from '../../../src/playground/panel/logic/tlb-fields.ts';
import {inspectAddress} from '../../../src/tools/address/inspect.ts';
import {readText} from '../../../src/tools/boc/input.ts';
import {readBag, UnreadableBag} from '../../../src/tools/boc/read.ts';
import {parseSchema, SchemaError} from '../../../src/tools/boc/tlb/syntax.ts';
import {numberIn, searchParams} from '../../../src/tools/config/params.ts';
import {findExitCodes} from '../../../src/tools/exit-codes/find.ts';
import {INITIAL as FEES, readInput as readFees} from '../../../src/tools/fee-calculator/input.ts';
import {INITIAL as MODES, readInput as readModes} from '../../../src/tools/message-modes/input.ts';
import {checkReply} from '../../../src/tools/proof/check.ts';
import {EXAMPLES as PROOFS} from '../../../src/tools/proof/examples.ts';
import {NOTHING, readFields} from '../../../src/tools/proof/input.ts';
import {readReply} from '../../../src/tools/proof/reply.ts';
import {mergeParams, readFragment} from '../../../src/tools/shared/fragment.ts';
import {EXAMPLES as TRACES} from '../../../src/tools/trace/examples.ts';
import {readTrace} from '../../../src/tools/trace/read.ts';
import {checkProgram} from '../../../src/tools/tvm-run/input.ts';
import {processorTime} from '../../lib/time.ts';

const TRIES = Number(process.env.FUZZ ?? 300);
/** Milliseconds of the processor for one input: as long as a tap on a phone may take. */
const BUDGET = 200;

/** Numbers from a seed (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const NASTY = [
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '\u202e',
  '9'.repeat(400),
  '-0',
  '1e999',
  '{',
  '[',
  '"',
  '\\',
  '%',
  '#',
  '(',
  '^',
  '*/',
  '\n',
  ' '.repeat(300),
  '𝟙',
  'x'.repeat(5000),
];

/** A text with pieces taken out, doubled, moved, and put in. */
function damaged(text: string, random: (below: number) => number): string {
  let result = text;
  for (let left = 1 + random(4); left > 0; left--) {
    const at = random(result.length + 1);
    const length = random(random(3) === 0 ? result.length + 1 : 12);
    const piece = result.slice(at, at + length);
    const kind = random(5);
    const [from, to] = [result.slice(0, at), result.slice(at)];
    if (kind === 0) result = from + result.slice(at + length);
    else if (kind === 1) result = from + piece.repeat(1 + random(20)) + to;
    else if (kind === 2) result = from + NASTY[random(NASTY.length)]! + to;
    else if (kind === 3) result = from + String.fromCharCode(random(0x300)) + result.slice(at + 1);
    else result = to + from;
    if (result.length > 60_000) result = result.slice(0, 60_000);
  }
  return result;
}

const bag = beginCell()
  .storeUint(0x0f8a7ea5, 32)
  .storeUint(1, 64)
  .storeCoins(5n)
  .storeRef(beginCell().storeStringTail('hello'))
  .endCell()
  .toBoc();
const EXPECTED = readFields({...NOTHING, ...PROOFS.right}, 0).expected;
const FUNC =
  '#include "ops.fc";\nconst int SIZE = 4;\n(int, slice) load_data() inline {\n  slice ds = get_data().begin_parse();\n  return (ds~load_uint(SIZE * 8 + 1), ds~load_msg_addr());\n}\n() recv_internal(int v, slice b) impure { throw(op::add()); }\n';
const TOLK =
  'struct (0x1) Storage { owner: address, next: map<uint256, Cell<B>>?, pair: (int8, B) }\nstruct B<T = int8> { t: T }\ntype A = B | Storage\nfun onInternalMessage(in: InMessage) { val a = A.fromSlice(in.body); Storage.fromCell(contract.getData()); }\n';
const PROJECT = JSON.stringify([
  3,
  {
    entry: 'a.fc',
    sources: {'a.fc': FUNC, 'b.tolk': TOLK},
    setups: {'a.fc': {data: {kind: 'fields', fields: [{name: 'x', type: 'uint', bits: 8, value: '1'}], boc: ''}, body: {}, value: '1'}},
    options: {level: 1},
    message: {kind: 'internal'},
    method: {name: 'x', arguments: [{type: 'int', value: '1'}]},
  },
]);
const SCHEMA = 'a$0 {X:Type} x:(Maybe ^X) n:(## 5) = A X;\n b#12_ k:(HashmapE 32 ^(A Bool)) s:uint64 = B;';

/** What a reader throws on purpose is a result. */
function orProblem(kind: new (...given: never[]) => Error, work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    if (error instanceof kind) return error;
    throw error;
  }
}

const readers: readonly (readonly [name: string, seeds: readonly string[], read: (text: string) => unknown])[] = [
  [
    'fragments of tools',
    ['#tool=fees&in=EQ%20x&to=1', '#tool=address&in=%D1%8F'],
    (text) => mergeParams({in: '', to: ''}, readFragment(text)?.params ?? {}),
  ],
  ['addresses', ['EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF', `0:${'ab'.repeat(32)}`], inspectAddress],
  [
    'bags of cells',
    [bag.toString('base64'), bag.toString('hex'), `b5ee9c72${'0'.repeat(40)}`],
    (text) => {
      const input = readText(text);
      return 'bytes' in input ? orProblem(UnreadableBag, () => readBag(input.bytes)) : input;
    },
  ],
  ['TL-B', [SCHEMA], (text) => orProblem(SchemaError, () => parseSchema(text))],
  ['fields from TL-B', [SCHEMA], tlbFields],
  ['traces', [TRACES.jetton, TRACES.jetton.slice(0, 3000)], readTrace],
  ["wallets' replies", [PROOFS.right.in], (text) => checkReply(readReply(text), EXPECTED)],
  [
    'conditions of a proof',
    ['ton.test', '2026-01-01T00:00:00Z', '900'],
    (text) => readFields({...NOTHING, domain: text, at: text, age: text, key: text}, 1),
  ],
  ['parameters of the configuration', ['Param 34', '-71', 'gas'], (text) => [numberIn(text), searchParams(text, [0, 34], String)]],
  ['questions to exit codes', ['exit code 37', 'не хватает газа', '退出码 9', '-14'], (text) => findExitCodes(text, 'en', exitCodes)],
  [
    'fees',
    ['100000', '1.5', '31536000'],
    (text) =>
      readFees(
        Object.fromEntries(
          Object.entries(FEES).map(([key, value]) => [key, value === '' || /^\d/.test(value) ? text : value]),
        ) as typeof FEES,
        mainnet,
      ),
  ],
  [
    'message modes',
    ['64', '128+32', '1.5'],
    (text) =>
      readModes(
        Object.fromEntries(
          Object.entries(MODES).map(([key, value]) => [key, value === '' || /^\d/.test(value) ? text : value]),
        ) as typeof MODES,
        mainnet,
      ),
  ],
  ['instructions', ['PUSHINT 5\nADD', '<{ DUP }> PUSHCONT IF'], checkProgram],
  ['projects', [PROJECT], parseProject],
  ['storage in FunC', [FUNC], (text) => readDeclared('func', [text])],
  ['storage in Tolk', [TOLK], (text) => readDeclared('tolk', [text])],
  [
    'lines that FunC lacks',
    [FUNC],
    (text) => missingIncludes({'a.fc': text, 'ops.fc': text, 'x/ops.fc': 'int op::add() asm "1 PUSHINT";'}, 'a.fc'),
  ],
];

for (const [index, [name, seeds, read]] of readers.entries()) {
  test(`${TRIES} damaged inputs: ${name}`, () => {
    const random = randomFrom(20261124 + index);
    for (let tried = 0; tried < TRIES; tried++) {
      const text = damaged(seeds[tried % seeds.length]!, random);
      let result: unknown;
      const time = processorTime(() => {
        try {
          result = read(text);
        } catch (error) {
          assert.fail(`${String(error)} on ${JSON.stringify(text.slice(0, 400))}`);
        }
      }, BUDGET);
      assert.ok(time < BUDGET, `${time} ms for ${text.length} characters: ${JSON.stringify(text.slice(0, 400))}`);
      assert.notEqual(typeof result, 'function');
    }
  });
}
