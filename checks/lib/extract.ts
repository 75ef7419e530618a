import {createProcessor} from '@mdx-js/mdx';
import type {Heading, Link, List, Nodes, Parents, Root, Table} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {parseYaml} from './yaml.ts';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';
import type {VFileMessage} from 'vfile-message';
import {remarkCommands} from '../../remark/commands/index.ts';
import {remarkConfigValues} from '../../remark/config-values/index.ts';
import {remarkDiagrams} from '../../remark/diagrams/index.ts';
import {admonitions, componentRules, transformerComponents} from '../data/components.ts';
import {
  CODE,
  VALUE,
  type AnchorsFact,
  type CodeFact,
  type ComponentFact,
  type FactProblem,
  type FenceFact,
  type HeadingFact,
  type LinkFact,
  type PageFacts,
  type ProseFact,
  type TableFact,
} from './facts.ts';

/** The same syntax as the site's own pipeline; of its transformers, those that fail on what an author wrote in the page itself. */
const reader = createProcessor({
  remarkPlugins: [remarkFrontmatter, remarkDirective, remarkGfm, remarkCommands, remarkConfigValues, remarkDiagrams],
});

/** Reads a page. Never throws: what cannot be read is a problem of the page. */
export async function extract(text: string, file: string): Promise<PageFacts> {
  const matter = readFrontMatter(text);
  const empty: PageFacts = {...matter, headings: [], anchors: [], links: [], fences: [], tables: [], components: [], prose: [], code: []};
  // Docusaurus escapes `{#id}` before MDX sees it (`mdx1Compat.headingIds`); otherwise it is an expression.
  const escaped = escapeHeadingIds(text);
  let tree: Root;
  try {
    tree = reader.parse(new VFile({value: escaped, path: file})) as Root;
  } catch (error) {
    return {...empty, problems: [...matter.problems, syntaxProblem(error as VFileMessage)]};
  }
  const facts = collect(tree);
  const problems = [...matter.problems, ...facts.problems];
  try {
    await reader.run(tree as unknown as Parameters<typeof reader.run>[0], new VFile({value: escaped, path: file}));
  } catch (error) {
    problems.push(syntaxProblem(error as VFileMessage));
  }
  return {...empty, ...facts, frontMatterLines: matter.frontMatterLines, problems};
}

/** What a message of MDX or of a transformer is about. The first that fits holds. */
const KINDS: readonly {readonly pattern: RegExp; readonly rule: string; readonly remedy: string}[] = [
  {pattern: /<(?:Options|Commands)>/, rule: 'mdx/commands', remedy: 'Use names of data/commands, with commas between several.'},
  {pattern: /<ConfigValue>/, rule: 'mdx/value', remedy: 'Use one of the names that the message lists.'},
  {
    pattern: /\bdot\b/,
    rule: 'mdx/diagram',
    remedy:
      'Mend the Graphviz source: quote labels with spaces, close every brace, and give nodes no reserved names (node, edge, graph, subgraph).',
  },
  {
    pattern: /./,
    rule: 'mdx/syntax',
    remedy:
      'Put `{`, `}` and `<` of prose into backticks (or write \\{ and \\<), close every tag, and leave a blank line around block tags.',
  },
];

function syntaxProblem(error: Partial<VFileMessage>): FactProblem {
  const place = error.place as {line?: number; start?: {line: number}} | undefined;
  const message = (error.reason ?? error.message ?? String(error)).split('\n')[0] ?? '';
  const kind = KINDS.find(({pattern}) => pattern.test(message));
  return {
    line: error.line ?? place?.line ?? place?.start?.line ?? 1,
    rule: kind?.rule ?? 'mdx/syntax',
    message,
    remedy: kind?.remedy ?? '',
  };
}

/** Puts a backslash before each `{#id}` at a heading's end, outside fences. Lines stay where they are. */
export function escapeHeadingIds(text: string): string {
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const mark = /^\s*(?:>\s*)*(`{3,}|~{3,})/.exec(line)?.[1];
      if (mark && fence === undefined) fence = mark;
      else if (mark && fence !== undefined && mark.startsWith(fence) && /^\s*(?:>\s*)*[`~]+\s*$/.test(line)) fence = undefined;
      return fence === undefined ? line.replace(/^(\s*#{1,6} .*?)(?<!\\)(\{#[^}]+\}\s*)$/, '$1\\$2') : line;
    })
    .join('\n');
}

/** The YAML between the first two lines of dashes. */
function readFrontMatter(text: string): Pick<PageFacts, 'frontMatter' | 'frontMatterLines' | 'problems'> {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  const source = match?.[1];
  const frontMatterLines: Record<string, number> = {};
  if (source === undefined) {
    return {
      frontMatterLines,
      problems: [
        {
          line: 1,
          rule: 'frontmatter/missing',
          message: 'The page has no front matter.',
          remedy: 'Start the file with a line `---`, the keys title, description, kind, tags and sources, and a line `---`.',
        },
      ],
    };
  }
  source.split('\n').forEach((line, index) => {
    const key = /^([\w-]+)\s*:/.exec(line)?.[1];
    if (key !== undefined) frontMatterLines[key] ??= index + 2;
  });
  try {
    const data = parseYaml(source);
    if (data === null || typeof data !== 'object' || Array.isArray(data)) throw new Error('it is not a list of keys');
    return {frontMatter: data as Record<string, unknown>, frontMatterLines, problems: []};
  } catch (error) {
    const {mark, reason, message} = error as {mark?: {line: number}; reason?: string; message: string};
    return {
      frontMatterLines,
      problems: [
        {
          line: (mark?.line ?? 0) + 2,
          rule: 'frontmatter/yaml',
          message: `The front matter is not valid YAML: ${reason ?? message}.`,
          remedy: 'Quote values that hold a colon or start with a quote, a bracket or a star: title: "A: B".',
        },
      ],
    };
  }
}

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Walks the tree once. */
function collect(tree: Root): Omit<PageFacts, 'frontMatter' | 'frontMatterLines'> {
  const problems: FactProblem[] = [];
  const headings: HeadingFact[] = [];
  const anchors: AnchorsFact[] = [];
  const links: LinkFact[] = [];
  const fences: FenceFact[] = [];
  const tables: TableFact[] = [];
  const components: ComponentFact[] = [];
  const prose: ProseFact[] = [];
  const inlineCode: CodeFact[] = [];
  const aloneInItem = new Set<unknown>();
  let section = '';

  const lineOf = (node: {position?: {start: {line: number}} | undefined}): number => node.position?.start.line ?? 0;
  const problem = (node: Nodes | Jsx, rule: string, message: string, remedy: string): void => {
    problems.push({line: lineOf(node), rule, message, remedy});
  };

  const jsx = (node: Jsx): void => {
    const name = node.name ?? '';
    const props: Record<string, string> = {};
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute' || (attribute.value && typeof attribute.value === 'object')) {
        problem(
          node,
          'mdx/expression',
          `<${name}> has an attribute with a JavaScript expression.`,
          'Write the value as text: name="value".',
        );
        continue;
      }
      props[attribute.name] = attribute.value ?? '';
    }
    if (name in transformerComponents) {
      problem(
        node,
        'mdx/component',
        `<${name}> is made by a transformer and not written by hand.`,
        `Write ${transformerComponents[name]} instead.`,
      );
    }
    if (name === 'Anchors') anchors.push({line: lineOf(node), ids: (props.ids ?? '').split(/\s+/).filter(Boolean), after: section});
    components.push({line: lineOf(node), name, props, section});
  };

  const walk = (node: Nodes, parent: Parents | undefined): void => {
    switch (node.type as string) {
      case 'heading': {
        const heading = node as Heading;
        const whole = plain(heading);
        const id = /\{#([^}]+)\}\s*$/.exec(whole)?.[1];
        const text = whole.replace(/\s*\{#[^}]+\}\s*$/, '').trim();
        headings.push({line: lineOf(heading), level: heading.depth, text, ...(id === undefined ? {} : {id})});
        section = id ?? '';
        prose.push({line: lineOf(heading), text});
        break;
      }
      case 'paragraph':
      case 'tableCell':
        prose.push({line: lineOf(node), text: plain(node)});
        break;
      case 'list':
        for (const link of linksAlone(node as List)) aloneInItem.add(link);
        break;
      case 'link':
        links.push({
          line: lineOf(node),
          url: (node as Link).url,
          text: plain(node as Link),
          ...(aloneInItem.has(node) ? {alone: true} : {}),
        });
        break;
      case 'definition':
        links.push({line: lineOf(node), url: (node as unknown as {url: string}).url, text: ''});
        break;
      case 'inlineCode':
        inlineCode.push({line: lineOf(node), text: (node as unknown as {value: string}).value});
        break;
      case 'image':
      case 'imageReference':
        problem(node, 'mdx/image', 'A page holds no images.', 'Draw it as a ```dot fence, or put it into a table or code.');
        break;
      case 'code': {
        const code = node as unknown as {lang?: string | null; meta?: string | null; value: string};
        fences.push({line: lineOf(node), lang: code.lang ?? '', meta: code.meta ?? '', code: code.value});
        break;
      }
      case 'table': {
        const table = node as Table;
        tables.push({line: lineOf(table), columns: table.children[0]?.children.length ?? 0, rows: table.children.length - 1});
        break;
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        jsx(node as unknown as Jsx);
        break;
      case 'mdxjsEsm':
        problem(
          node,
          'mdx/import',
          'Pages import and export nothing.',
          'Remove the line: every allowed component is there without an import.',
        );
        break;
      case 'mdxFlowExpression':
        // Where the excerpt of a post ends: the one comment that Docusaurus reads.
        if (/^\/\*\s*truncate\s*\*\/$/.test((node as unknown as {value: string}).value)) break;
      // falls through
      case 'mdxTextExpression':
        problem(
          node,
          'mdx/expression',
          'A page holds no JavaScript expression or comment in braces.',
          'Put the braces into backticks, write \\{ for a brace, or remove the expression.',
        );
        break;
      case 'html':
        problem(node, 'mdx/html', 'A page holds no raw HTML.', 'Use Markdown.');
        break;
      case 'containerDirective': {
        const {name} = node as unknown as {name: string};
        const label = (node as Parents).children[0] as {data?: {directiveLabel?: boolean}} | undefined;
        if (!admonitions.includes(name)) {
          problem(node, 'mdx/admonition', `There is no admonition named "${name}".`, `Use one of: ${admonitions.join(', ')}.`);
        }
        components.push({line: lineOf(node), name: `:::${name}`, props: {title: label?.data?.directiveLabel ? 'yes' : ''}, section});
        break;
      }
      case 'leafDirective':
        problem(
          node,
          'mdx/directive',
          `"::${(node as unknown as {name: string}).name}" reads as a directive, which this site has none of.`,
          'Put it into backticks or write \\::.',
        );
        break;
      case 'textDirective': {
        // `0:ab` without label and attributes is put back as text by Docusaurus: nothing is lost.
        const directive = node as unknown as {children: unknown[]; attributes?: Record<string, unknown> | null};
        if (!directive.children.length && !Object.keys(directive.attributes ?? {}).length) break;
        problem(
          node,
          'mdx/directive',
          `":${(node as unknown as {name: string}).name}" right after a word reads as a directive, which this site has none of.`,
          'Put it into backticks, write \\:, or put a space after the colon.',
        );
        break;
      }
      case 'text':
        if (parent?.type === 'paragraph' && /^:::/m.test((node as unknown as {value: string}).value)) {
          problem(
            node,
            'mdx/admonition',
            'This line of colons is not read as an admonition.',
            'Write :::note[Title] on its own line, the text, and ::: on its own line; nested ones need more colons outside.',
          );
        }
        break;
      default:
        break;
    }
    if ('children' in node) for (const child of node.children) walk(child as Nodes, node as Parents);
  };
  walk(tree, undefined);

  for (const component of components) {
    if (component.name.startsWith(':::')) continue;
    const rule = componentRules[component.name];
    if (!rule) continue;
    const known = [...rule.required, ...(rule.optional ?? [])];
    for (const name of rule.required.filter((prop) => !component.props[prop])) {
      problems.push({
        line: component.line,
        rule: 'mdx/props',
        message: `<${component.name}> needs ${name}="…".`,
        remedy: `Add the attribute ${name}.`,
      });
    }
    for (const name of Object.keys(component.props).filter((prop) => !known.includes(prop))) {
      problems.push({
        line: component.line,
        rule: 'mdx/props',
        message: `<${component.name}> has no attribute "${name}".`,
        remedy: known.length ? `It takes: ${known.join(', ')}.` : 'It takes no attributes.',
      });
    }
  }
  return {problems, headings, anchors, links, fences, tables, components, prose, code: inlineCode};
}

/** The words of a node, with inline code and components as one character each. */
function plain(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  if (node.type === 'inlineCode') return CODE;
  if ((node.type as string) === 'textDirective') return `:${(node as unknown as {name: string}).name}`;
  if ((node.type as string) === 'mdxJsxTextElement') {
    const {children} = node as unknown as {children: Nodes[]};
    return children.length ? children.map(plain).join('') : VALUE;
  }
  return 'children' in node ? (node.children as Nodes[]).map(plain).join('') : '';
}

/** Links that are the whole of a bulleted item, but for quotation marks. */
function linksAlone({ordered, children}: List): Link[] {
  if (ordered) return [];
  return children.flatMap((item) => {
    const [only, ...others] = item.children;
    if (only?.type !== 'paragraph' || others.length) return [];
    const parts = only.children.filter((part) => part.type !== 'text' || /[^«»“”"]/.test(part.value.trim()));
    return parts.length === 1 && parts[0]?.type === 'link' ? [parts[0]] : [];
  });
}
