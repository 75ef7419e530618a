// In:  <Attack name="lost-bounce" />
// Out: the same with the words of the page's language: `title`, `exploit`, `run` and so on.
//
// The frame is in the HTML; the words stand on the pages that have an attack, and nowhere else.
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {attackWords as en, type AttackWords} from '../../data/attacks/en.ts';
import {attackWords as ru} from '../../data/attacks/ru.ts';
import {attackWords as zh} from '../../data/attacks/zh-CN.ts';
import type {Language} from '../../site/page-files.ts';
import {languageOf} from '../../site/page-files.ts';

const languages: Readonly<Record<Language, AttackWords>> = {en, 'zh-CN': zh, ru};

/** Gives each `<Attack>` its words. Fails with file and line for a name that no attack has. */
export function remarkAttacks() {
  return (tree: Root, file: VFile): void => {
    const language = languageOf(file.path ?? '');
    const {run, failedToLoad: failed, vulnerable, resistant, attacks} = languages[language];
    visit(tree, 'mdxJsxFlowElement', (found) => {
      const node = found as unknown as MdxJsxFlowElement;
      if (node.name !== 'Attack') return;
      const name = node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === 'name')?.value;
      const text = typeof name === 'string' && Object.hasOwn(attacks, name) ? attacks[name as keyof typeof attacks] : undefined;
      if (text === undefined)
        file.fail(`<Attack>: there is no attack "${String(name)}". There are: ${Object.keys(attacks).join(', ')}`, found);
      const words = {language, ...text, run, failed, vulnerable, resistant};
      for (const [key, value] of Object.entries(words)) node.attributes.push({type: 'mdxJsxAttribute', name: key, value});
    });
  };
}
