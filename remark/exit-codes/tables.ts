import type {PhrasingContent, Table, TableCell} from 'mdast';
import {numberOf} from './mentions.ts';

/** What stands above a column of codes, word for word, and whether it says that they are result codes. */
const HEADS: Readonly<Record<string, 'action' | 'any' | 'bare'>> = {
  'Exit code': 'any',
  'Result code': 'action',
  Code: 'bare',
  退出码: 'any',
  结果码: 'action',
  代码: 'bare',
  'Код выхода': 'any',
  'Код результата': 'action',
  Код: 'bare',
};
/** Further heads, in sections about a contract only. */
const OWN_HEADS = /^(?:Exit code otherwise|违反时的(?:退出码|代码)|Иначе код(?: выхода)?)$/;

const plain = (node: {value?: string; children?: readonly unknown[]}): string =>
  node.value ?? (node.children ?? []).map((child) => plain(child as Parameters<typeof plain>[0])).join('');

/** The columns of a table that hold codes, by index. `bare` is a head that does not say which phase is meant. */
export function codeColumns(table: Table, ofContract: boolean): ReadonlyMap<number, 'action' | 'any' | 'bare'> {
  const columns = new Map<number, 'action' | 'any' | 'bare'>();
  table.children[0]?.children.forEach((cell, index) => {
    const head = plain(cell as Parameters<typeof plain>[0]).trim();
    const kind = Object.hasOwn(HEADS, head) ? HEADS[head] : ofContract && OWN_HEADS.test(head) ? 'bare' : undefined;
    if (kind) columns.set(index, kind);
  });
  return columns;
}

const NUMBER = String.raw`[−-]?\d{1,5}`;
/** A number, or a range, which stays as it is. */
const ITEM = String.raw`${NUMBER}(?:–${NUMBER})?`;
const BETWEEN = String.raw`\s*(?:[,、，;；]|\b(?:and|or)\b|和|或|(?<=\s)(?:и|или)(?=\s))\s*`;
const LIST = new RegExp(`^${ITEM}(?:${BETWEEN}${ITEM})*$`, 'u');
const NUMBERS = new RegExp(String.raw`(?<![–\d])${NUMBER}(?![–\d])`, 'gu');

/**
 * The cell with its numbers replaced by what `made` gives for them; `undefined` for a cell that is not a number or a list
 * of numbers. Also `0x2000` (8192), and, where the head says which phase is meant, `0` followed by a comma and words.
 */
export function codesInCell(
  cell: TableCell,
  kind: 'action' | 'any' | 'bare',
  made: (code: number, children: PhrasingContent[]) => PhrasingContent | undefined,
): TableCell['children'] | undefined {
  const [first, second] = cell.children;
  if (first?.type === 'inlineCode' && /^0x[\da-f]{1,4}$/i.test(first.value) && second?.type === 'text' && cell.children.length === 2) {
    const code = Number(first.value);
    const whole = second.value.trim() === `(${code})` ? made(code, [first, second]) : undefined;
    return whole && [whole];
  }
  const replaced = (node: PhrasingContent): PhrasingContent[] => {
    if (node.type === 'inlineCode') return [(new RegExp(`^${NUMBER}$`).test(node.value) && made(numberOf(node.value), [node])) || node];
    if (node.type === 'strong' || node.type === 'emphasis') return [{...node, children: node.children.flatMap(replaced)}];
    if (node.type !== 'text') return [node];
    const out: PhrasingContent[] = [];
    let from = 0;
    for (const match of node.value.matchAll(NUMBERS)) {
      const one = made(numberOf(match[0]), [{type: 'text', value: match[0]}]);
      if (!one) continue;
      if (match.index > from) out.push({type: 'text', value: node.value.slice(from, match.index)});
      out.push(one);
      from = match.index + match[0].length;
    }
    if (from < node.value.length) out.push({type: 'text', value: node.value.slice(from)});
    return out;
  };
  const flat = (nodes: readonly PhrasingContent[]): boolean =>
    nodes.every(
      (node) =>
        node.type === 'text' || node.type === 'inlineCode' || ((node.type === 'strong' || node.type === 'emphasis') && flat(node.children)),
    );
  if (flat(cell.children) && LIST.test(plain(cell as Parameters<typeof plain>[0]).trim())) return cell.children.flatMap(replaced);
  if (kind !== 'bare' && first?.type === 'inlineCode' && second?.type === 'text' && /^[,，]/.test(second.value))
    return [...replaced(first), ...cell.children.slice(1)];
  return undefined;
}
