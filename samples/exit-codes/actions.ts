import {
  Address,
  beginCell,
  type Builder,
  Cell,
  convertToMerkleProof,
  Dictionary,
  type StateInit,
} from '@ton/core';
import {C, message} from '../message-modes/probe.ts';
import {emulatorConfig} from '../message-modes/config.ts';
import {type Setting} from './machine.ts';

// region list
/** The action list that a contract leaves in c5: each entry refers to the one before it. */
export function actionList(...actions: Cell[]): Cell {
  return actions.reduce(
    (previous, action) =>
      beginCell().storeRef(previous).storeSlice(action.beginParse()).endCell(),
    Cell.EMPTY,
  );
}

export function send(mode: number, letter: Cell): Cell {
  return beginCell()
    .storeUint(0x0ec3c86d, 32)
    .storeUint(mode, 8)
    .storeRef(letter)
    .endCell();
}

export function reserve(mode: number, amount: bigint): Cell {
  return beginCell()
    .storeUint(0x36e6b809, 32)
    .storeUint(mode, 8)
    .storeCoins(amount)
    .storeBit(0) // no extra currencies
    .endCell();
}

/** A library is given by its hash or as a cell. */
export function changeLibrary(mode: number, library: Cell | Buffer): Cell {
  const action = beginCell().storeUint(0x26fa1dd4, 32).storeUint(mode, 7);
  return library instanceof Cell
    ? action.storeBit(1).storeRef(library).endCell()
    : action.storeBit(0).storeBuffer(library, 32).endCell();
}
// endregion

/** A tree of this many distinct cells, each with up to four children. */
export function tree(cells: number): Cell {
  const made: Cell[] = [];
  for (let i = cells - 1; i >= 0; i--) {
    const builder = beginCell().storeUint(i, 32);
    for (let child = 4 * i + 1; child <= 4 * i + 4; child++) {
      const below = made[child];
      if (below) builder.storeRef(below);
    }
    made[i] = builder.endCell();
  }
  return made[0] ?? Cell.EMPTY;
}

/** Merkle proofs nested `depth` levels deep. */
function nested(depth: number): Cell {
  let cell = beginCell().storeUint(7, 8).endCell();
  for (let i = 0; i < depth; i++) cell = convertToMerkleProof(cell);
  return cell;
}

const stranger = new Address(0, Buffer.alloc(32, 0xee));
const elsewhere = new Address(7, Buffer.alloc(32, 0xcc));
const currency = beginCell()
  .storeDictDirect(
    Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.BigVarUint(5)).set(
      100,
      1n,
    ),
  )
  .endCell();

export interface Case {
  code: number;
  /** The action list that the contract leaves. */
  list: Cell;
  setting?: Setting;
}

/** A dictionary root whose label is longer than its keys; the emulator accepts it unchecked as the account's libraries. */
const broken = {
  store: (builder: Builder) =>
    builder.storeBit(1).storeRef(
      beginCell()
        .storeUint(0b110, 3) // hml_same of zeros
        .storeUint(300, 9)
        .storeRef(nested(1))
        .storeRef(nested(1)),
    ),
} as unknown as NonNullable<StateInit['libraries']>;

export const cases: Record<string, Case> = {
  // region 0
  '0': {code: 0, list: actionList(send(1, message({value: 50_000_000n})))},
  // endregion
  // region 32
  '32': {code: 32, list: beginCell().storeUint(0x0ec3c86d, 32).endCell()},
  // endregion
  // region 33
  '33': {code: 33, list: actionList(...Array<Cell>(256).fill(reserve(2, 1n)))},
  // endregion
  // region 34
  '34': {code: 34, list: actionList(send(0, beginCell().storeUint(0, 8).endCell()))},
  '34-kind': {code: 34, list: actionList(beginCell().storeUint(1, 32).endCell())},
  '34-mode': {code: 34, list: actionList(send(4, message()))},
  // endregion
  '34-reserve': {code: 34, list: actionList(reserve(8, 1n))},
  // region 35
  '35': {code: 35, list: actionList(send(0, message({src: stranger})))},
  // endregion
  // region 36
  '36': {code: 36, list: actionList(send(0, message({dest: elsewhere})))},
  // endregion
  // region 37
  '37': {code: 37, list: actionList(send(0, message({value: 1_000_000_000_000n})))},
  '37-reserve': {code: 37, list: actionList(reserve(0, 1_000_000_000_000n))},
  '37-fee': {code: 37, list: actionList(send(0, message({value: 1n})))},
  // endregion
  // region 38
  '38': {
    code: 38,
    list: actionList(send(0, message({extraCurrency: currency}))),
    setting: {config: emulatorConfig(2)}, // a network that allows two currencies
  },
  // endregion
  // region 40
  '40': {code: 40, list: actionList(send(1, message({body: tree(8_193)})))},
  '40-funds': {
    code: 40,
    list: actionList(send(0, message({value: 10_000n, body: tree(10)}))),
  },
  '40-merkle': {
    code: 40,
    list: actionList(
      send(1, message({body: beginCell().storeRef(nested(3)).endCell()})),
    ),
  },
  // endregion
  // region 41
  '41': {code: 41, list: actionList(changeLibrary(2, Buffer.alloc(32, 1)))},
  // endregion
  // region 42
  '42': {
    code: 42,
    list: actionList(changeLibrary(0, Buffer.alloc(32, 1))),
    setting: {libraries: broken},
  },
  // endregion
  // region 43
  '43': {code: 43, list: actionList(changeLibrary(2, tree(201)))},
  // endregion
  // region 44
  '44': {code: 44, list: actionList(send(0, message({extraCurrency: currency})))},
  // endregion
  // region 45
  '45': {code: 45, list: actionList(send(0, message({extraFlags: 4})))},
  // endregion
};

export {C};
