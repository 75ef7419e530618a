import type {Checker} from '../checker.ts';
import {bash} from './bash.ts';
import {fift} from './fift.ts';
import {func} from './func.ts';
import {go} from './go.ts';
import {json, jsonc} from './json.ts';
import {output} from './output.ts';
import {python} from './python.ts';
import {tact} from './tact.ts';
import {tlb} from './tlb.ts';
import {tolk} from './tolk.ts';
import {toml} from './toml.ts';
import {tvm} from './tvm.ts';
import {javascript, tsx, typescript} from './typescript.ts';
import {yaml} from './yaml.ts';

/** Every checker, in the order of the table. */
export const checkers: readonly Checker[] = [
  tolk,
  func,
  tact,
  tlb,
  fift,
  tvm,
  typescript,
  tsx,
  javascript,
  json,
  jsonc,
  python,
  go,
  bash,
  yaml,
  toml,
  output,
];

const byLanguage = new Map(checkers.flatMap((checker) => checker.languages.map((language) => [language, checker])));

/** The checker of a language; `undefined` for one that is shown unchecked. */
export function checkerOf(language: string): Checker | undefined {
  return byLanguage.get(language);
}
