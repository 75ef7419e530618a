import fs from 'node:fs';
import path from 'node:path';
import {runTolkCompiler} from '@ton/tolk-js';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {homeWords as en} from '../../data/home/en.ts';
import {homeWords as ru} from '../../data/home/ru.ts';
import {homeWords as zh} from '../../data/home/zh-CN.ts';
import {renderCode} from '../../remark/highlight/render.ts';
import {quoteFile} from '../../remark/samples/quote.ts';
import type {Verdicts} from '../../remark/samples/verdicts.ts';
import {localeOf} from '../../site/locales.ts';
import type {HomeData} from '../../src/components/Home/data.ts';

/** The contract of the home page. `src/components/Home/run.ts` knows its storage and its message. */
const CONTRACT = 'samples/first-contract/counter.tolk';

const WORDS = {en, 'zh-CN': zh, ru};

/** All files of a folder and of those in it. */
const filesBelow = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => !file.includes('node_modules'))
        .map((file) => path.join(folder, file))
    : [];

/** How many fences of the English pages the last run of the sample check has a verdict on. */
export function countSamples(root: string): number {
  return ['docs', 'blog', 'src/pages']
    .flatMap((folder) => filesBelow(path.join(root, '.cache/samples/verdicts', folder)))
    .filter((file) => file.endsWith('.json'))
    .reduce((sum, file) => sum + Object.keys(JSON.parse(fs.readFileSync(file, 'utf8')) as Verdicts).length, 0);
}

/** How many test cases the samples have, as they are written: one in a loop counts once. */
export function countTests(root: string): number {
  return filesBelow(path.join(root, 'samples'))
    .filter((file) => file.endsWith('.test.ts'))
    .reduce((sum, file) => sum + (fs.readFileSync(file, 'utf8').match(/^\s*(?:test|it)\(/gm)?.length ?? 0), 0);
}

/** How many instructions ran when they were measured (`npm run measure:tvm`). */
export function countInstructions(root: string): number {
  const {instructions} = JSON.parse(fs.readFileSync(path.join(root, 'data/tvm/measured.json'), 'utf8')) as {
    instructions: Record<string, {state: string}>;
  };
  return Object.values(instructions).filter(({state}) => state !== 'not-run').length;
}

async function contract(root: string): Promise<HomeData['contract']> {
  const source = quoteFile(CONTRACT, root);
  const file = path.posix.basename(CONTRACT);
  const result = await runTolkCompiler({entrypointFileName: file, fsReadCallback: () => source});
  if (result.status === 'error') throw new Error(`${CONTRACT} does not compile: ${result.message}`);
  return {file, html: await renderCode(source, 'tolk'), tool: `Tolk ${result.tolkVersion}`};
}

/** The contract on the home page, highlighted and compiled, the counts beneath it, and its words in the language of the build. */
export function home({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'home',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as {loadedVersions: {docs: unknown[]}[]} | undefined;
      const pages = allContent['docusaurus-plugin-content-pages']?.default as unknown[] | undefined;
      if (!docs || !pages) throw new Error('home: no pages found; has Docusaurus renamed its plugins?');
      const data: HomeData = {
        words: WORDS[localeOf(i18n.currentLocale).htmlLang],
        counts: {
          samples: countSamples(siteDir),
          instructions: countInstructions(siteDir),
          pages: docs.loadedVersions.reduce((sum, version) => sum + version.docs.length, pages.length),
          languages: i18n.locales.length,
          tests: countTests(siteDir),
        },
        contract: await contract(siteDir),
      };
      await actions.createData('home.json', data);
    },
  };
}
