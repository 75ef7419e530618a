// In:  ```tolk title="counter.tolk" {2}
//      fun main() {
//      }
//      ```
// Out: <CodeFigure lang="tolk" title="counter.tolk" html="<span class=&quot;k&quot;>fun</span> …" />
//
// Highlighting happens here and nowhere else: the reader's browser gets HTML with classes.
import path from 'node:path';
import type {Code, Parents, Root} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {codeLanguage} from '../../site/languages/index.ts';
import {parseFenceMeta, sourceOf} from '../samples/fence.ts';
import {readVerdicts, verdictKey} from '../samples/verdicts.ts';
import {renderCode} from './render.ts';

/** Replaces every fence by one static `CodeFigure` element. Runs after the transformers that give fences another meaning (`dot`). */
export function remarkHighlight() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: {node: Code; index: number; parent: Parents}[] = [];
    visit(tree, 'code', (node: Code, index, parent: Parents | undefined) => {
      if (parent && index !== undefined) found.push({node, index, parent});
    });
    if (!found.length) return;
    // A sample that the check has not passed (yet) carries no mark.
    const verdicts = readVerdicts(path.relative(file.cwd, file.path ?? ''), file.cwd);
    await Promise.all(
      found.map(async ({node, index, parent}) => {
        const lang = node.lang ?? 'text';
        const meta = parseFenceMeta(node.meta);
        const verdict = verdicts[verdictKey({lang, meta: node.meta ?? '', code: node.value})];
        const attributes: Record<string, string | undefined> = {
          lang: codeLanguage(lang)?.id ?? 'text',
          label: codeLanguage(lang)?.label,
          title: meta.title ?? quotedFile(meta.file),
          source: sourceOf(meta),
          checked: verdict?.tool,
          refusal: verdict?.refusal,
          run: (node.data as {run?: string} | undefined)?.run,
          html: await renderCode(node.value, lang, meta.lines),
        };
        parent.children[index] = {
          type: 'mdxJsxFlowElement',
          name: 'CodeFigure',
          attributes: Object.entries(attributes).flatMap(([name, value]) =>
            value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}],
          ),
          children: [],
        } as unknown as Parents['children'][number];
      }),
    );
  };
}

/** A quotation without a title of its own shows the name of its file. */
function quotedFile(reference: string | undefined): string | undefined {
  return reference === undefined ? undefined : path.posix.basename(reference.split('#')[0] as string);
}
