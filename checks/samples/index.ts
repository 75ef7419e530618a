import type {Check} from '../lib/check.ts';
import {checkSamples} from './run.ts';
import {table} from './table.ts';

/** Every sample is what its fence says it is: the real tool of its language has looked. */
export const samples = {
  name: 'samples',
  about: 'Each fence in a checked language compiles (or parses) with the real tool, or fails as it declares.',
  scope: 'pages',
  async run(context) {
    const pages = await context.selected();
    const report = await checkSamples(
      pages.map(({file, facts}) => ({file, fences: facts.fences})),
      {root: context.root, whole: context.files === undefined},
    );
    return {
      problems: report.findings.map(({file, line, message, remedy}) => ({file, line, rule: 'samples/tool', message, remedy})),
      summary: `${report.passed + report.failed} samples in ${pages.length} pages`,
      notes: table(report),
    };
  },
} satisfies Check;
