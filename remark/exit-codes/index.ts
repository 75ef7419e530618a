// In:  The message fails with exit code 37.
// Out: The message fails with <ExitCode href="/v3/documentation/tvm/tvm-exit-codes#37" card="…">exit code 37</ExitCode>.
//
// In:  | Exit code |      Out: the same table, each 9 and 33 of the column an <ExitCode>.
//      |---|
//      | 9, 33 |
//
// The card says what the number means, from data/tvm/exit-codes.ts, in the language of the page. In a section about a
// contract (data/tvm/exit-codes/pages.ts) what this contract means by it comes first, and "code 142" is enough; the same
// file names the pages where "code 37" means the network's. Cards are part of the built page, as those of the glossary are.
// Headings, links, summaries and code blocks stay as they are, and so does the page that explains the codes. No card for a
// 0 in a column: there it means that all went well.
import type {Heading, InlineCode, Nodes, Parents, PhrasingContent, Root, Table, Text} from 'mdast';
import type {VFile} from 'vfile';
import {anchorOf, EXIT_CODES_PAGE, exitCodes} from '../../data/tvm/exit-codes.ts';
import {placeOf, type Place} from '../../data/tvm/exit-codes/pages.ts';
import {languageOf, pageAt} from '../../site/page-files.ts';
import {cardOf, isOwn} from './cards.ts';
import {bareMentionBefore, bareMentionsIn, mentionBefore, mentionOf, mentionsIn, numberAlone, type Mention} from './mentions.ts';
import {codeColumns, codesInCell} from './tables.ts';

const CLOSED = new Set(['heading', 'link', 'linkReference', 'code', 'definition']);
const CLOSED_JSX = new Set(['Term', 'ExitCode', 'a', 'summary', 'code', 'pre']);

/** Follows the headings of a page: under which ones, outermost first, the next node stands. */
function trail(): (heading: Heading) => readonly string[] {
  let above: {depth: number; id: string}[] = [];
  return (heading) => {
    const last = heading.children.at(-1);
    const id = last?.type === 'text' ? /\{#([\w-]+)\}\s*$/.exec(last.value)?.[1] : undefined;
    above = [...above.filter(({depth}) => depth < heading.depth), {depth: heading.depth, id: id ?? ''}];
    return above.map((one) => one.id);
  };
}

/** Gives mentions of exit and result codes, and tables of them, the card with their meaning and the link to its page. */
export function remarkExitCodes() {
  return (tree: Root, file: VFile): void => {
    const path = file.path ?? '';
    const page = pageAt(path)?.id ?? '';
    if (`/${page}` === EXIT_CODES_PAGE) return;
    const language = languageOf(path);
    const follow = trail();
    let place: Place = placeOf(page, []);

    const element = ({code, phase}: Pick<Mention, 'code' | 'phase'>, children: PhrasingContent[]): PhrasingContent | undefined => {
      const {throwers} = place;
      const card = cardOf(code, phase, language, throwers);
      if (!card) return undefined;
      const anchor = phase === 'any' && isOwn(code, throwers) ? 'contracts' : anchorOf(code);
      const attributes = [
        ['href', `${EXIT_CODES_PAGE}#${anchor}`],
        ['card', card.map(({head, text}) => `${head}\t${text}`).join('\n')],
      ].map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
      return {type: 'mdxJsxTextElement', name: 'ExitCode', attributes, children} as unknown as PhrasingContent;
    };

    /** Numbers that a bare word or a column names: what the place's contracts throw, or else what the network explains. */
    const explained = (code: number, phase: Mention['phase']): boolean =>
      exitCodes.some((row) => {
        if (row.code !== code || (phase === 'action' && row.phase !== phase)) return false;
        if (row.origin === 'contract') return place.throwers.includes(row.thrower);
        return place.throwers.length === 0 || phase === 'action' || row.thrower === 'TVM';
      });

    /** A mention that only the place makes one: of a number that is explained, in the phase that the place speaks of. */
    const bare = (mention: Mention | undefined): Mention | undefined => {
      if (!mention || mention.code === 0 || (place.throwers.length === 0 && place.phase === undefined)) return undefined;
      const phase = place.throwers.length === 0 && place.phase === 'action' ? 'action' : 'any';
      return explained(mention.code, phase) ? {...mention, phase} : undefined;
    };

    /** One text, cut at its mentions. */
    const split = (value: string): PhrasingContent[] => {
      const strict = mentionsIn(value);
      const others = bareMentionsIn(value, place.alone).flatMap((one) => bare(one) ?? []);
      const mentions = [...strict, ...others.filter(({start}) => !strict.some((one) => one.end > start && one.start <= start))];
      const out: PhrasingContent[] = [];
      let from = 0;
      for (const mention of mentions.sort((a, b) => a.start - b.start)) {
        const made = element(mention, [{type: 'text', value: value.slice(mention.start, mention.end)}]);
        if (!made) continue;
        if (mention.start > from) out.push({type: 'text', value: value.slice(from, mention.start)});
        out.push(made);
        from = mention.end;
      }
      if (from < value.length) out.push({type: 'text', value: value.slice(from)});
      return out;
    };

    const walkTable = (table: Table): void => {
      const columns = codeColumns(table, place.throwers.length > 0);
      for (const row of table.children.slice(1))
        row.children.forEach((cell, index) => {
          const kind = columns.get(index);
          const phase = kind === 'action' || (kind === 'bare' && place.phase === 'action') ? 'action' : 'any';
          const made =
            kind &&
            codesInCell(cell, kind, (code, children) =>
              code !== 0 && explained(code, phase) ? element({code, phase}, children) : undefined,
            );
          if (made) cell.children = made;
          else walk(cell);
        });
    };

    const walk = (parent: Parents): void => {
      const children = parent.children as Nodes[];
      const out: Nodes[] = [];
      for (let i = 0; i < children.length; i++) {
        const node = children[i]!;
        const next = children[i + 1];
        if (node.type === 'text') {
          const before =
            next?.type === 'inlineCode'
              ? (mentionBefore(node.value, next.value) ?? bare(bareMentionBefore(node.value, next.value)))
              : undefined;
          const made = before && element(before, [{type: 'text', value: node.value.slice(before.start)} as Text, next as InlineCode]);
          if (made) {
            out.push(...split(node.value.slice(0, before.start)), made);
            i++;
          } else out.push(...split(node.value));
        } else if (node.type === 'inlineCode') {
          const mention = mentionOf(node.value) ?? (place.alone ? bare(numberAlone(node.value)) : undefined);
          out.push((mention && element(mention, [node])) ?? node);
        } else {
          if (node.type === 'heading') place = placeOf(page, follow(node));
          if (node.type === 'table') walkTable(node);
          else if ('children' in node && !CLOSED.has(node.type) && !('name' in node && CLOSED_JSX.has(node.name as string))) walk(node);
          out.push(node);
        }
      }
      parent.children = out as typeof parent.children;
    };
    walk(tree);
  };
}
