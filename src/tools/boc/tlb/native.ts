// Types that decode.ts reads by itself although they are not of the language: readers want keys and values of a
// dictionary, and amounts. A schema may define them otherwise; then its definition holds. Pure.
import {parseSchema, type Constructor, type Schema} from './syntax.ts';
import {canonicalText} from './tag.ts';

/** The definitions of block.tlb; some of them are written in two ways. */
const USUAL = [
  `bit$_ (## 1) = Bit;
  bool_false$0 = Bool;
  bool_true$1 = Bool;
  var_uint$_ {n:#} len:(#< n) value:(uint (len * 8)) = VarUInteger n;
  var_int$_ {n:#} len:(#< n) value:(int (len * 8)) = VarInteger n;
  nanograms$_ amount:(VarUInteger 16) = Grams;
  _ grams:Grams = Coins;
  hm_edge#_ {n:#} {X:Type} {l:#} {m:#} label:(HmLabel ~l n) {n = (~m) + l} node:(HashmapNode m X) = Hashmap n X;
  hme_empty$0 {n:#} {X:Type} = HashmapE n X;
  hme_root$1 {n:#} {X:Type} root:^(Hashmap n X) = HashmapE n X;
  ahm_edge#_ {n:#} {X:Type} {Y:Type} {l:#} {m:#} label:(HmLabel ~l n) {n = (~m) + l} node:(HashmapAugNode m X Y) = HashmapAug n X Y;
  ahme_empty$0 {n:#} {X:Type} {Y:Type} extra:Y = HashmapAugE n X Y;
  ahme_root$1 {n:#} {X:Type} {Y:Type} root:^(HashmapAug n X Y) extra:Y = HashmapAugE n X Y;`,
  `_ bit:(## 1) = Bit;
  nanocoins$_ amount:(VarUInteger 16) = Coins;`,
];

const NAMES = /^(?:Bit|Bool|bool|VarU?Integer|Grams|Coins|Hashmap(?:Aug)?E?|SnakeText)$/;

let usual: readonly Schema[] | undefined;

/** Whether decode.ts reads the type by itself, and these definitions of it, if any, say nothing else. */
export function isNative(type: string, definitions: readonly Constructor[] | undefined): boolean {
  if (!NAMES.test(type)) return false;
  if (!definitions) return true;
  usual ??= USUAL.map(parseSchema);
  const given = signature(definitions);
  return usual.some(({types}) => given === signature(types.get(type) ?? []));
}

// No look-behind: Safari before 16.4 would not read the script.
const withoutNames = (text: string): string => text.replace(/^\S+/, '').replace(/ [^\s:]+(?=:)/g, ' ');

/** Tags, types and parameters; what constructors and fields are called is of no account. */
function signature(constructors: readonly Constructor[]): string {
  const lines = constructors.map((one) => `${one.tag}|${withoutNames(canonicalText(one))}`);
  return lines.sort().join('\n');
}
