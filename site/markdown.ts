import type {MDXOptions} from '@docusaurus/mdx-loader';
import {translationSections} from '../plugins/freshness/collect.ts';
import {remarkAttacks} from '../remark/attacks/index.ts';
import {remarkCommands} from '../remark/commands/index.ts';
import {remarkConfigValues} from '../remark/config-values/index.ts';
import {remarkDiagrams} from '../remark/diagrams/index.ts';
import {remarkExitCodeHelp} from '../remark/exit-code-help/index.ts';
import {remarkExitCodes} from '../remark/exit-codes/index.ts';
import {remarkFacts} from '../remark/facts/index.ts';
import {remarkGlossary} from '../remark/glossary/index.ts';
import {remarkGlossaryOrder} from '../remark/glossary-order/index.ts';
import {remarkHighlight} from '../remark/highlight/index.ts';
import {remarkOldFragments} from '../remark/old-fragments/index.ts';
import {remarkPlayground} from '../remark/playground/index.ts';
import {remarkRussianSpaces} from '../remark/russian-spaces/index.ts';
import {remarkSamples} from '../remark/samples/index.ts';
import {remarkTolkLibrary} from '../remark/tolk-library/index.ts';
import {remarkTranslationState} from '../remark/translation-state/index.ts';

/** What a transformer cannot know: how the translations of the pages are. */
const translationState = () => remarkTranslationState(() => translationSections(process.cwd()));

/** The transformers of every Markdown page (docs, blog, pages), in the order in which they run. */
export const markdownPlugins = {
  beforeDefaultRemarkPlugins: [
    remarkOldFragments,
    remarkGlossaryOrder,
    remarkCommands,
    remarkGlossary,
    remarkExitCodes,
    remarkExitCodeHelp,
    remarkConfigValues,
    remarkFacts,
    remarkAttacks,
    translationState,
    remarkDiagrams,
    remarkSamples,
    remarkTolkLibrary,
    remarkPlayground,
    remarkHighlight,
    remarkRussianSpaces,
  ],
  remarkPlugins: [],
  rehypePlugins: [],
} satisfies Partial<MDXOptions>;
