// In:  ## A {#a}  ### Account {#account} …  ## B {#b} …   (the order of the English names, the same in every language's file)
// Out: the same terms in the order of the page's own language, under the letters with which their names begin there
//
// The files keep one order, so that translations can be compared line by line; readers look a term up by the name they see.
import type {Heading, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {languageOf, pageAt} from '../../site/page-files.ts';

const GLOSSARY = 'v3/concepts/glossary';
const ID = /\s*\{#([^}]+)\}\s*$/;

/** The first character of each initial letter of pinyin, in the order of the collation by pinyin. */
const PINYIN = '阿A八B嚓C哒D妸E发F旮G哈H讥J咔K垃L妈M拏N噢O妑P七Q呥R仨S它T穵W夕X丫Y帀Z';

/** Characters that the glossary reads otherwise than the collation does. */
const READ_OTHERWISE: Readonly<Record<string, string>> = {重: 'C'};

interface Group {
  readonly letter: string;
  readonly terms: {readonly name: string; readonly blocks: RootContent[]}[];
}

/** Sorts the glossary of a translated page. Other pages, and the English glossary, stay as they are. */
export function remarkGlossaryOrder() {
  return (tree: Root, file: VFile): void => {
    const path = file.path ?? '';
    const language = languageOf(path);
    if (pageAt(path)?.id !== GLOSSARY || language === 'en') return;
    const first = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 2);
    if (first < 0) return;
    const collator = new Intl.Collator(language);
    const groups = new Map<string, Group>();
    const letterIds: string[] = [];
    let blocks: RootContent[] | undefined;
    for (const node of tree.children.slice(first)) {
      if (node.type === 'heading' && node.depth === 2) {
        letterIds.push(ID.exec(toString(node))?.[1] ?? '');
        blocks = undefined;
      } else if (node.type === 'heading' && node.depth === 3) {
        const name = toString(node).replace(ID, '');
        const letter = initial(name, collator);
        const group = groups.get(letter) ?? {letter, terms: []};
        groups.set(letter, group);
        group.terms.push({name, blocks: (blocks = [node])});
      } else if (blocks) blocks.push(node);
      else file.fail('A block of the glossary belongs to no term: put it under the heading of one', node);
    }
    const sorted = [...groups.values()].sort((a, b) => collator.compare(a.letter, b.letter));
    const missing = letterIds.filter((id) => !groups.has(id.toUpperCase()));
    tree.children.splice(
      first,
      Infinity,
      // A link to a letter that begins no name here leads to the beginning of the list.
      ...(missing.length ? [anchors(missing)] : []),
      ...sorted.flatMap(({letter, terms}) => [
        heading(letter),
        ...terms.sort((a, b) => collator.compare(a.name, b.name)).flatMap((term) => term.blocks),
      ]),
    );
  };
}

/** The letter under which a name is looked up: its first one, of a Chinese name that of its pinyin. */
function initial(name: string, collator: Intl.Collator): string {
  const [character = ''] = name;
  if (!/\p{Script=Han}/u.test(character)) return character.toLocaleUpperCase();
  const otherwise = READ_OTHERWISE[character];
  if (otherwise !== undefined) return otherwise;
  let letter = '';
  for (let at = 0; at < PINYIN.length && collator.compare(PINYIN[at]!, character) <= 0; at += 2) letter = PINYIN[at + 1]!;
  return letter;
}

/** As Docusaurus reads the id of a heading from its text. */
const heading = (letter: string): Heading => ({
  type: 'heading',
  depth: 2,
  children: [{type: 'text', value: `${letter} {#${letter.toLowerCase()}}`} as PhrasingContent],
});

const anchors = (ids: readonly string[]): RootContent =>
  ({
    type: 'mdxJsxFlowElement',
    name: 'Anchors',
    attributes: [{type: 'mdxJsxAttribute', name: 'ids', value: ids.join(' ')}],
    children: [],
  }) as unknown as RootContent;
