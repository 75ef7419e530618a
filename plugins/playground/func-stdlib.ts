import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const PACKAGE = '@tact-lang/compiler';

/** What Tact added to the library for itself; FunC's own `stdlib.fc` does not have it, so a sample must not rely on it. */
const TACT_ONLY = new Set(
  `builder_null? gas_consumed get_compute_fee get_forward_fee get_original_fwd_fee get_precompiled_gas_consumption
  get_simple_compute_fee get_simple_forward_fee get_storage_fee my_storage_due send_message get_fee_configs my_code
  store_builder_ref load_varint16 load_varint32 load_varuint16 load_varuint32 store_varint16 store_varint32
  store_varuint16 store_varuint32 load_uint_quiet ~skip_dict equal_slices_bits
  dict_replaceget_builder? idict_replaceget_builder? udict_replaceget_builder? dict_replaceget? idict_replaceget?
  udict_replaceget? idict_replaceget_ref? udict_replaceget_ref? idict_delete_get_ref? udict_delete_get_ref?
  dict_replace_builder? idict_replace_ref? udict_replace_ref?`.split(/\s+/),
);

/** What is written otherwise there: the same instructions for all but `store_slice`, whose code would differ from the node's. */
const OWN: readonly (readonly [theirs: string, funcs: string])[] = [
  ['builder store_slice(builder b, slice s) asm(s b) "STSLICE";', 'builder store_slice(builder b, slice s) asm "STSLICER";'],
  ['(slice, int) load_coins(slice s) asm(-> 1 0) "LDVARUINT16";', '(slice, int) load_coins(slice s) asm( -> 1 0) "LDGRAMS";'],
  ['builder store_coins(builder b, int x) asm "STVARUINT16";', 'builder store_coins(builder b, int x) asm "STGRAMS";'],
  ['() set_seed(int x) impure asm "SETRAND";', '() set_seed(int) impure asm "SETRAND";'],
];

/** What FunC's `crypto/smartcont/stdlib.fc` in ton-blockchain/ton has beside it. */
const FUNC_ONLY = ['int equal_slice_bits(slice a, slice b) asm "SDEQ";', '() buy_gas(int amount) impure asm "BUYGAS";'];

let text: string | undefined;

/**
 * FunC's standard library. No npm package carries the file itself; `@tact-lang/compiler` carries a copy with additions,
 * which are taken out here: what remains declares the same as `stdlib.fc` of ton-blockchain/ton v2026.06
 * (`tests/unit/content/func-stdlib.test.ts`). The notice of its licence, the LGPL, stays at the top, with what was changed.
 */
export function funcStdlib(): string {
  if (text !== undefined) return text;
  const manifest = require.resolve(`${PACKAGE}/package.json`);
  const {version} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {version: string};
  let source = fs.readFileSync(path.join(path.dirname(manifest), 'dist/stdlib/stdlib/std/stdlib.fc'), 'utf8').replace(/\r\n?/g, '\n');
  for (const [theirs, funcs] of OWN) {
    if (!source.includes(theirs))
      throw new Error(`stdlib.fc of ${PACKAGE} ${version} has no longer "${theirs}": correct plugins/playground`);
    source = source.replace(theirs, () => funcs);
  }
  const lines = source.split('\n').filter((line) => {
    const name = declaredBy(line);
    return name === undefined || !(TACT_ONLY.has(name) || TACT_ONLY.has(name.replace('~', '')));
  });
  const changed = `;; Changed: the copy in ${PACKAGE} ${version}, without what Tact added to it, so that it declares what the node's file does.`;
  text = `${[lines[0], changed, ...lines.slice(1)].join('\n').trim()}\n\n${FUNC_ONLY.join('\n')}\n`;
  return text;
}

/** The function that a line declares. In that file each declaration has a line of its own. */
function declaredBy(line: string): string | undefined {
  if (!/\basm\b/.test(line) || line.startsWith(';;')) return undefined;
  const signature = line.replace(/^\s*forall[^>]*->/, '').replace(/^\s*\([^()]*(?:\([^()]*\)[^()]*)*\)/, '');
  return /([^\s(),]+)\s*\(/.exec(signature)?.[1];
}
