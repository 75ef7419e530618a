import {Address, beginCell, type Cell, Dictionary, toNano} from '@ton/core';
import {message, type Setting, type Step} from './probe.ts';

/** One row of a table on the page. */
export interface Scene {
  label: string;
  steps: Step[];
  setting?: Setting;
}

const TOO_MUCH = toNano('5');
const send = (mode: number, parts?: Parameters<typeof message>[0]): Step => ({
  kind: 'send',
  mode,
  message: message(parts),
});
const reserve = (amount: string, mode = 0): Step => ({
  kind: 'reserve',
  mode,
  amount: toNano(amount),
});

// region scenes
/** For each section of the page: what B does, in the order of the section's table. */
export const scenes = {
  mode0: [
    {label: 'Value 0.05', steps: [send(0)]},
    {label: 'Value 5, more than B owns', steps: [send(0, {value: TOO_MUCH})]},
    {label: 'Value 0, less than the forward fee', steps: [send(0, {value: 0n})]},
  ],
  mode1: [
    {label: 'Value 0.05', steps: [send(1)]},
    {label: 'Value 0', steps: [send(1, {value: 0n})]},
    {
      label: 'Value 1.1, nothing left for the fees',
      steps: [send(1, {value: toNano('1.1')})],
    },
  ],
  mode2: [
    {label: 'Value 0.05', steps: [send(2)]},
    {label: 'Value 5, more than B owns', steps: [send(2, {value: TOO_MUCH})]},
    {
      label: 'Value 5, then a mode 0 message with 0.05',
      steps: [send(2, {value: TOO_MUCH}), send(0)],
    },
  ],
  mode3: [
    {label: 'Value 0.05', steps: [send(3)]},
    {label: 'Value 5, more than B owns', steps: [send(3, {value: TOO_MUCH})]},
  ],
  mode16: [
    {label: 'Value 0.05', steps: [send(16)]},
    {label: 'Value 5, more than B owns', steps: [send(16, {value: TOO_MUCH})]},
    {
      label: 'Value 5, started by an external message',
      steps: [send(16, {value: TOO_MUCH})],
      setting: {incoming: 'external'},
    },
  ],
  mode17: [
    {label: 'Value 0.05', steps: [send(17)]},
    {label: 'Value 5, more than B owns', steps: [send(17, {value: TOO_MUCH})]},
  ],
  mode18: [
    {label: 'Mode 18, value 5', steps: [send(18, {value: TOO_MUCH})]},
    {label: 'Mode 19, value 5', steps: [send(19, {value: TOO_MUCH})]},
  ],
  mode32: [
    {label: 'Mode 32, value 0.05', steps: [send(32)]},
    {label: 'Mode 96, value 0', steps: [send(96, {value: 0n})]},
  ],
  mode64: [
    {label: 'Value 0', steps: [send(64, {value: 0n})]},
    {label: 'Value 0.05', steps: [send(64)]},
    {
      label: 'A mode 0 message with 0.05 first, then mode 64, value 0',
      steps: [send(0), send(64, {value: 0n})],
    },
    {
      label: 'Mode 64 twice, value 0',
      steps: [send(64, {value: 0n}), send(64, {value: 0n})],
    },
    {label: 'Mode 64 twice, value 0.05', steps: [send(64), send(64)]},
    {
      label: 'Value 0.05, started by an external message',
      steps: [send(64)],
      setting: {incoming: 'external'},
    },
    {
      label: 'Value 0, started by an external message',
      steps: [send(64, {value: 0n})],
      setting: {incoming: 'external'},
    },
  ],
  mode65: [
    {label: 'Value 0', steps: [send(65, {value: 0n})]},
    {label: 'Value 0.05', steps: [send(65)]},
    {
      label: 'Value 0, B had nothing before',
      steps: [send(65, {value: 0n})],
      setting: {balanceB: 0n},
    },
  ],
  mode80: [
    {label: 'Value 0', steps: [send(80, {value: 0n})]},
    {label: 'Value 5, more than B owns', steps: [send(80, {value: TOO_MUCH})]},
  ],
  mode81: [
    {label: 'Value 0', steps: [send(81, {value: 0n})]},
    {label: 'Value 5, more than B owns', steps: [send(81, {value: TOO_MUCH})]},
  ],
  mode128: [
    {label: 'Mode 128, value 0.05', steps: [send(128)]},
    {label: 'Mode 129, value 0.05', steps: [send(129)]},
    {
      label: 'A mode 0 message with 0.05 first, then mode 128',
      steps: [send(0), send(128)],
    },
    {label: 'Reserve 0.01 first, then mode 128', steps: [reserve('0.01'), send(128)]},
    {label: 'Mode 128 first, then mode 0 with 0.05', steps: [send(128), send(0)]},
  ],
  mode144: [
    {label: 'Mode 144', steps: [send(144)]},
    {
      label: 'Mode 144 to an address that cannot exist',
      steps: [send(144, {dest: new Address(7, Buffer.alloc(32, 0xcc))})],
    },
  ],
  mode160: [
    {label: 'Mode 160', steps: [send(160)]},
    {label: 'Mode 161', steps: [send(161)]},
    {label: 'Mode 176', steps: [send(176)]},
    {label: 'Reserve 0.01 first, then mode 160', steps: [reserve('0.01'), send(160)]},
    {label: 'Mode 160 first, then mode 2 with 0.05', steps: [send(160), send(2)]},
  ],
  logs: [
    {label: 'Mode 0', steps: [log(0)]},
    {label: 'Mode 1', steps: [log(1)]},
    {label: 'Mode 2', steps: [log(2)]},
    {label: 'Mode 16', steps: [log(16)]},
    {label: 'Mode 64', steps: [log(64)]},
  ],
} as const satisfies Record<string, readonly Scene[]>;
// endregion

/** A tree of exactly `count` distinct cells, with up to four children each. */
export function manyCells(count: number): Cell {
  const cells = new Map<number, Cell>();
  for (let i = count - 1; i >= 0; i--) {
    const builder = beginCell().storeUint(i, 32);
    for (let child = 4 * i + 1; child <= 4 * i + 4; child++) {
      const cell = cells.get(child);
      if (cell !== undefined) builder.storeRef(cell);
    }
    cells.set(i, builder.endCell());
  }
  const root = cells.get(0);
  if (root === undefined) throw new Error('No cells');
  return root;
}

/** One unit of extra currency 7. */
const extraCurrency = (() => {
  const units = Dictionary.empty(
    Dictionary.Keys.Uint(32),
    Dictionary.Values.BigVarUint(5),
  );
  units.set(7, 1n);
  return beginCell().storeDictDirect(units).endCell();
})();

// region failures
export interface Failure {
  code: number;
  label: string;
  /** The steps with the flags under test added to the message's mode. */
  steps: (flags: number) => Step[];
  setting?: Setting;
}

/** Ways to reach each result code of a send action; each one is tried with the flags 0, 2, 16 and 18. */
export const failures: readonly Failure[] = [
  {
    code: 34,
    label: 'The message does not follow the schema: a cell with 8 bits',
    steps: (flags) => [
      {kind: 'send', mode: flags, message: beginCell().storeUint(255, 8).endCell()},
    ],
  },
  {code: 34, label: 'Unknown flag: mode 4', steps: (flags) => [send(4 + flags)]},
  {
    code: 34,
    label: '64 and 128 together: mode 192',
    steps: (flags) => [send(192 + flags)],
  },
  {
    code: 34,
    label: 'Log message (external-out) with mode 64',
    steps: (flags) => [log(64 + flags)],
  },
  {
    code: 35,
    label: 'Source is another address',
    steps: (flags) => [send(flags, {src: new Address(0, Buffer.alloc(32, 1))})],
  },
  {
    code: 36,
    label: 'Destination in workchain 7, which does not exist',
    steps: (flags) => [send(flags, {dest: new Address(7, Buffer.alloc(32, 1))})],
  },
  {
    code: 37,
    label: 'Value 5, more than B owns',
    steps: (flags) => [send(flags, {value: TOO_MUCH})],
  },
  {
    code: 37,
    label: 'Value 5 with a body of 10 cells',
    steps: (flags) => [send(flags, {value: TOO_MUCH, body: manyCells(10)})],
  },
  {
    code: 38,
    label: 'Extra currency that B does not own, where the limit allows one',
    steps: (flags) => [send(flags, {extraCurrency})],
    setting: {extraCurrencies: 2},
  },
  {
    code: 40,
    label: 'Body of 8,193 cells',
    steps: (flags) => [send(flags, {body: manyCells(8193)})],
  },
  {
    code: 40,
    label: 'Body of 10 cells with a value of 0.00001',
    steps: (flags) => [send(flags, {value: toNano('0.00001'), body: manyCells(10)})],
  },
  {
    code: 44,
    label: 'Extra currency, the limit being 0 as on mainnet',
    steps: (flags) => [send(flags, {extraCurrency})],
  },
  {
    code: 45,
    label: '`extra_flags` of 4',
    steps: (flags) => [send(flags, {extraFlags: 4})],
  },
];
// endregion

/** A log message: external-out, no destination. */
function log(mode: number): Step {
  return {
    kind: 'send',
    mode,
    message: beginCell()
      .storeUint(0b11, 2)
      .storeAddress(null)
      .storeUint(0, 2)
      .storeUint(0, 64 + 32)
      .storeUint(0, 2)
      .endCell(),
  };
}

/** Codes that concern the whole action list, not one message. */
export const listFailures: readonly {code: number; label: string; steps: Step[]}[] = [
  {
    code: 32,
    label: 'A cell of the list that has data and no reference',
    steps: [{kind: 'actionList', list: beginCell().storeUint(1, 8).endCell()}],
  },
  {
    code: 33,
    label: '256 actions',
    steps: Array.from({length: 256}, () => send(0, {value: toNano('0.001')})),
  },
];
