import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** What Tact added to the library for itself; FunC's own `stdlib.fc` does not have it, so a sample must not rely on it. */
const TACT_ONLY = new Set(
  `builder_null? gas_consumed get_compute_fee get_forward_fee get_original_fwd_fee get_precompiled_gas_consumption
  get_simple_compute_fee get_simple_forward_fee get_storage_fee my_storage_due send_message get_fee_configs my_code
  store_builder_ref load_varint16 load_varint32 load_varuint16 load_varuint32 store_varint16 store_varint32
  store_varuint16 store_varuint32 load_uint_quiet skip_dict equal_slices_bits
  dict_replaceget_builder? idict_replaceget_builder? udict_replaceget_builder? dict_replaceget? idict_replaceget?
  udict_replaceget? idict_replaceget_ref? udict_replaceget_ref? idict_delete_get_ref? udict_delete_get_ref?
  dict_replace_builder? idict_replace_ref? udict_replace_ref?`.split(/\s+/),
);

/** What FunC's `crypto/smartcont/stdlib.fc` in ton-blockchain/ton has beside it. */
const FUNC_ONLY = ['int equal_slice_bits(slice a, slice b) asm "SDEQ";', '() buy_gas(int amount) impure asm "BUYGAS";'];

let text: string | undefined;

/**
 * FunC's standard library. No npm package carries the file itself; `@tact-lang/compiler` carries a copy with additions,
 * which are taken out here. Compared with `stdlib.fc` of ton-blockchain/ton in November 2026: the same names, types and
 * instructions.
 */
export function funcStdlib(): string {
  if (text !== undefined) return text;
  const folder = path.dirname(require.resolve('@tact-lang/compiler/package.json'));
  const source = fs.readFileSync(path.join(folder, 'dist/stdlib/stdlib/std/stdlib.fc'), 'utf8');
  const bare = source.replace(/\{-[\s\S]*?-\}/g, '').replace(/;;.*$/gm, '');
  const declarations = bare.split(';').filter((declaration) => {
    const name = /([^\s(),~]+)\s*\(/.exec(
      declaration.replace(/^\s*forall[^>]*->/, '').replace(/^\s*\([^()]*(?:\([^()]*\)[^()]*)*\)/, ''),
    )?.[1];
    return name === undefined || !TACT_ONLY.has(name.replace(/^~/, ''));
  });
  text = `${declarations.join(';')}\n${FUNC_ONLY.join('\n')}\n`;
  return text;
}
