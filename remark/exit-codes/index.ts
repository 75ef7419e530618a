// In:  The message fails with exit code 37.
// Out: The message fails with <ExitCode href="/v3/documentation/tvm/tvm-exit-codes#37" card="…">exit code 37</ExitCode>.
//
// The card says what the number means, from data/tvm/exit-codes.ts, in the language of the page. It is part of the built
// page, as the cards of the glossary are. Headings, links, summaries and code blocks stay as they are, and so does the
// page that explains the codes. Until that page is written, the card comes without a link.
import type {InlineCode, Nodes, Parents, PhrasingContent, Root, Text} from 'mdast';
import type {VFile} from 'vfile';
import {anchorOf, EXIT_CODES_PAGE} from '../../data/tvm/exit-codes.ts';
import {isWritten} from '../../site/sidebars/index.ts';
import {cardOf, type Language} from './cards.ts';
import {mentionBefore, mentionOf, mentionsIn, type Mention} from './mentions.ts';

/** Pages about single contracts. What they throw there is their own, but for the exceptions of the machine itself. */
const OF_CONTRACTS = '/contracts-specs/';
const MACHINE = new Set([-14, -13, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);

const CLOSED = new Set(['heading', 'link', 'linkReference', 'code', 'definition']);
const CLOSED_JSX = new Set(['Term', 'ExitCode', 'a', 'summary', 'code', 'pre']);

function languageOf(file: string): Language {
  const folder = /(?:^|[\\/])i18n[\\/]([^\\/]+)[\\/]/.exec(file)?.[1];
  return folder === 'zh-CN' || folder === 'ru' ? folder : 'en';
}

/** Gives mentions of exit and result codes the card with their meaning, and the link to the page that explains them. */
export function remarkExitCodes({written = isWritten}: {written?: (id: string) => boolean} = {}) {
  return (tree: Root, file: VFile): void => {
    const path = (file.path ?? '').replaceAll('\\', '/');
    if (path.endsWith(`${EXIT_CODES_PAGE}.mdx`)) return;
    const ofContract = path.includes(OF_CONTRACTS);
    const language = languageOf(file.path ?? '');
    const linked = written(EXIT_CODES_PAGE.slice(1));

    const element = ({code, phase}: Mention, children: PhrasingContent[]): PhrasingContent | undefined => {
      if (ofContract && phase === 'any' && !MACHINE.has(code)) return undefined;
      const card = cardOf(code, phase, language);
      if (!card) return undefined;
      const attributes = [
        ...(linked ? [['href', `${EXIT_CODES_PAGE}#${anchorOf(code)}`]] : []),
        ['card', card.map(({head, text}) => `${head}\t${text}`).join('\n')],
      ].map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
      return {type: 'mdxJsxTextElement', name: 'ExitCode', attributes, children} as unknown as PhrasingContent;
    };

    /** One text, cut at its mentions. */
    const split = (value: string): PhrasingContent[] => {
      const out: PhrasingContent[] = [];
      let from = 0;
      for (const mention of mentionsIn(value)) {
        const made = element(mention, [{type: 'text', value: value.slice(mention.start, mention.end)}]);
        if (!made) continue;
        if (mention.start > from) out.push({type: 'text', value: value.slice(from, mention.start)});
        out.push(made);
        from = mention.end;
      }
      if (from < value.length) out.push({type: 'text', value: value.slice(from)});
      return out;
    };

    const walk = (parent: Parents): void => {
      const children = parent.children as Nodes[];
      const out: Nodes[] = [];
      for (let i = 0; i < children.length; i++) {
        const node = children[i]!;
        const next = children[i + 1];
        if (node.type === 'text') {
          const before = next?.type === 'inlineCode' ? mentionBefore(node.value, next.value) : undefined;
          const made = before && element(before, [{type: 'text', value: node.value.slice(before.start)} as Text, next as InlineCode]);
          if (made) {
            out.push(...split(node.value.slice(0, before.start)), made);
            i++;
          } else out.push(...split(node.value));
        } else if (node.type === 'inlineCode') {
          const mention = mentionOf(node.value);
          out.push((mention && element(mention, [node])) ?? node);
        } else {
          if ('children' in node && !CLOSED.has(node.type) && !('name' in node && CLOSED_JSX.has(node.name as string))) walk(node);
          out.push(node);
        }
      }
      parent.children = out as typeof parent.children;
    };
    walk(tree);
  };
}
