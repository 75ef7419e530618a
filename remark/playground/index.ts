// In:  ```tolk                                         a contract of its own, or
//      ```tolk file=samples/counter/counter.tolk#storage   a part of one
// Out: the same fence with `data.run` (nothing for the text of the fence itself, else the file that it is a part of),
//      and <Playground /> at the end of the page.
//
// The page holds no text twice: the panel reads a whole contract from the page, and a quoted file when it is opened.
import fs from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {codeLanguage} from '../../site/languages/index.ts';
import {parseFenceMeta} from '../samples/fence.ts';
import {isContract} from './contract.ts';

/** Marks the fences that a reader can run, and ends a page that has one with the playground. Runs after `remarkSamples`. */
export function remarkPlayground() {
  return (tree: Root, file: VFile): void => {
    let found = false;
    visit(tree, 'code', (node: Code) => {
      const run = runnable(node, file.cwd);
      if (run === undefined) return;
      found = true;
      node.data = {...node.data, run} as Code['data'];
    });
    if (found) tree.children.push({type: 'mdxJsxFlowElement', name: 'Playground', attributes: [], children: []} as never);
  };
}

/** Nothing for a fence that cannot run, '' for one that is a contract, else the file under `samples/` that it quotes. */
function runnable({lang, meta, value}: Code, root: string): string | undefined {
  const language = codeLanguage(lang ?? '')?.id;
  if (language !== 'tolk' && language !== 'func') return undefined;
  const {fragment, mustFail, noCheck, version, file} = parseFenceMeta(meta);
  if (fragment || mustFail !== undefined || noCheck !== undefined || version !== undefined) return undefined;
  if (file === undefined) return isContract(language, value) ? '' : undefined;
  const name = file.split('#')[0]!;
  return isContract(language, fs.readFileSync(path.join(root, name), 'utf8')) ? name : undefined;
}
