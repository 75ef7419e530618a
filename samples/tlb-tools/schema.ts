import {
  ast,
  BuiltinOneArgExpr,
  BuiltinZeroArgs,
  CellRefExpr,
  CombinatorExpr,
  CompareExpr,
  CondExpr,
  FieldAnonymousDef,
  FieldBuiltinDef,
  FieldCurlyExprDef,
  FieldExprDef,
  FieldNamedDef,
  MathExpr,
  NameExpr,
  NegateExpr,
  NumberExpr,
  type Declaration,
  type Expression,
  type FieldDefinition,
} from '@ton-community/tlb-parser';

// region text
const list = (parts: readonly Expression[]): string => parts.map(text).join(' ');

/** An expression as tlbc prints it for the checksum: no parentheses, comparisons in front. */
function text(node: Expression): string {
  if (node instanceof NameExpr) return node.name;
  if (node instanceof NumberExpr) return String(node.num);
  if (node instanceof NegateExpr)
    return node.expr instanceof NumberExpr ? text(node.expr) : `~${text(node.expr)}`;
  if (node instanceof CellRefExpr) return `^${text(node.expr)}`;
  if (node instanceof BuiltinZeroArgs) return node.name;
  if (node instanceof BuiltinOneArgExpr) return `${node.name} ${text(node.arg)}`;
  if (node instanceof CombinatorExpr) return `${node.name} ${list(node.args)}`;
  if (node instanceof MathExpr) {
    // A constant factor comes first: len * 8 is kept as 8 * len.
    const factor = node.op === '*' && node.right instanceof NumberExpr;
    const [left, right] = factor ? [node.right, node.left] : [node.left, node.right];
    return `${text(left)} ${node.op} ${text(right)}`;
  }
  if (node instanceof CondExpr) {
    const bit = node.dotExpr === null ? '' : `.${node.dotExpr}`;
    return `${text(node.left)}${bit}?${text(node.condExpr)}`;
  }
  if (node instanceof CompareExpr) {
    const [left, right] = [text(node.left), text(node.right)];
    // a >= b is kept as b <= a, a > b as b < a.
    return node.op.startsWith('>')
      ? `${node.op.replace('>', '<')} ${right} ${left}`
      : `${node.op} ${left} ${right}`;
  }
  throw new TypeError(node.constructor.name);
}

function field(node: FieldDefinition): string {
  if (node instanceof FieldBuiltinDef) return `${node.name}:${node.type}`;
  if (node instanceof FieldCurlyExprDef) return text(node.expr);
  if (node instanceof FieldExprDef) return text(node.expr);
  if (node instanceof FieldNamedDef)
    return node.name === '_' ? text(node.expr) : `${node.name}:${text(node.expr)}`;
  if (node instanceof FieldAnonymousDef)
    return `${node.isRef ? '^' : ''}[ ${node.fields.map(field).join(' ')} ]`;
  throw new TypeError(String(node));
}

/** The line of a constructor without its tag, as it goes into CRC-32. */
export function canonicalText({
  constructorDef,
  fields,
  combinator,
}: Declaration): string {
  const right = [combinator.name, ...combinator.args.map(text)].join(' ');
  return [constructorDef.name, ...fields.map(field), '=', right].join(' ');
}
// endregion

// region crc
export function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
// endregion

// region tags
export interface Tag {
  type: string;
  constructor: string;
  /** Bits of the tag; '' for none. */
  bits: string;
  /** False if the schema omits the tag, so that the checksum is the tag. */
  explicit: boolean;
}

const binary = (hex: string): string =>
  [...hex].map((digit) => parseInt(digit, 16).toString(2).padStart(4, '0')).join('');

export function tagOf(declaration: Declaration): Tag {
  const {name, tag} = declaration.constructorDef;
  const found = (bits: string, explicit = true): Tag => ({
    type: declaration.combinator.name,
    constructor: name,
    bits,
    explicit,
  });
  if (tag === null || tag === '#' || tag === '$') {
    if (name === '_') return found('');
    const crc = crc32(Buffer.from(canonicalText(declaration)));
    return found(binary(crc.toString(16).padStart(8, '0')), false);
  }
  const digits = tag.slice(1);
  if (digits === '_') return found('');
  if (tag.startsWith('$')) return found(digits);
  // A trailing _ drops the last 1 bit and the zeros after it.
  return found(
    digits.endsWith('_')
      ? binary(digits.slice(0, -1)).replace(/10*$/, '')
      : binary(digits),
  );
}

/**
 * Pairs of constructors of one type in which one tag is a prefix of the other. Constructors without a tag are left out:
 * the fields that follow or a parameter of the type distinguish them, and tlbc checks this.
 */
export function conflicts(tags: readonly Tag[]): [Tag, Tag][] {
  return tags.flatMap((a, n) =>
    tags
      .slice(n + 1)
      .filter((b) => a.type === b.type && a.bits !== '' && b.bits !== '')
      .filter((b) => a.bits.startsWith(b.bits) || b.bits.startsWith(a.bits))
      .map((b): [Tag, Tag] => [a, b]),
  );
}

export const tagsOf = (schema: string): Tag[] => ast(schema).declarations.map(tagOf);
// endregion
