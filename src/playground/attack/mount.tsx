import React from 'react';
import {createRoot} from 'react-dom/client';
import type {AttackName} from '../../../data/attacks/en';
import {Engine} from '../engine/client';
import {loadStrings} from '../panel/strings';
import Attack from './Attack';
import {scenarios} from './scenarios';
import {loadAttackStrings} from './strings';

/** An attack in its page. */
export interface Mounted {
  readonly end: () => void;
}

/** The engine of all attacks of a page, and how many of them there are. */
let engine: Engine | undefined;
let count = 0;

/** Puts an attack into its frame (src/components/Attack) and runs it. A React root of its own: the page's does not know of it. */
export async function mount(frame: HTMLElement): Promise<Mounted> {
  const {attack: name = '', language = 'en', base = '/'} = frame.dataset;
  const [t, a] = await Promise.all([loadStrings(language), loadAttackStrings(language)]);
  const load = scenarios[name as AttackName];
  engine ??= new Engine();
  count++;
  const root = createRoot(frame.lastElementChild!);
  root.render(<Attack t={t} a={a} base={base} text={a.attacks[name as AttackName]} load={load} engine={engine} />);
  return {
    end: () => {
      root.unmount();
      if (--count > 0) return;
      engine?.close();
      engine = undefined;
    },
  };
}
