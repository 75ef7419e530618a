// What the reader may begin with in place of numbers of his own. Each was run in the emulator, and a test runs it again
// (samples/fees/presets.ts). Pure.
import {INITIAL, type State} from './input.ts';
import {START} from './logic.ts';

export const PRESETS = ['wallet', 'jetton', 'counter'] as const;
export type Preset = (typeof PRESETS)[number];

type Fields = Partial<State>;

const FIELDS: Readonly<Record<Preset, Fields>> = {
  // A Gram transfer from wallet V5R1: what the calculator begins with.
  wallet: {gas: String(START.gasUsed)},
  // The transaction of the sender's jetton wallet, an hour after its last one.
  jetton: {from: 'inside', bits: '5662', cells: '13', time: '1', unit: 'hours', gas: '5831', mbits: '6202', mcells: '13'},
  // The message that deploys a counter, the gas of its first run, and the storage fee of the year after it.
  counter: {from: 'inside', bits: '1392', cells: '8', time: '1', unit: 'years', gas: '635', mbits: '1285', mcells: '7'},
};

/** All fields as a preset has them, prices those of the configuration. */
export const presetState = (preset: Preset): State => ({...INITIAL, ...FIELDS[preset]});

/** The preset whose fields these are, if the reader has changed none. */
export function presetOf(state: State): Preset | undefined {
  return PRESETS.find((preset) => {
    const fields = presetState(preset);
    return (Object.keys(fields) as (keyof State)[]).every((name) => fields[name] === state[name]);
  });
}
