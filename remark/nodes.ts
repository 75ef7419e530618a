// What transformers build tables and sentences from.
import type {Paragraph, PhrasingContent, Table, TableCell, TableRow} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

export const text = (value: string): PhrasingContent => ({type: 'text', value});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

/** A link; `properties` are attributes of the HTML element. */
export const link = (url: string, label: string, properties: Readonly<Record<string, string>> = {}): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(label)],
  data: {hProperties: {...properties}},
});

export const cell = (...children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});

export const row = (...children: TableCell[]): TableRow => ({type: 'tableRow', children});

export const table = (...children: TableRow[]): Table => ({type: 'table', children});

/** The attributes of a component. One without a value is there: it reads as an empty string. */
export function attributesOf(node: MdxJsxFlowElement | MdxJsxTextElement): Record<string, string> {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, typeof attribute.value === 'string' ? attribute.value : '']] : [],
    ),
  );
}
