import {columns} from '../../scripts/columns.ts';
import type {Counts, Report} from './run.ts';

const COLUMNS = ['whole', 'quoted', 'fragment', 'must-fail', 'no-check', 'failed'] as const satisfies readonly (keyof Counts)[];

/** The counts as lines of text, a row for each language that has fences, a sum below. */
export function table({counts, unchecked, ran}: Pick<Report, 'counts' | 'unchecked' | 'ran'>): string[] {
  const rows = [...counts].filter(([, row]) => COLUMNS.some((column) => row[column] > 0));
  const sum = COLUMNS.map((column) => rows.reduce((total, [, row]) => total + row[column], 0));
  const cells = [
    ['language', ...COLUMNS],
    ...rows.map(([language, row]) => [language, ...COLUMNS.map((column) => String(row[column]))]),
    ['all', ...sum.map(String)],
  ];
  const lines = columns(cells).split('\n');
  const shown = [...unchecked].sort(([a], [b]) => a.localeCompare(b, 'en'));
  if (shown.length) lines.push(`shown without a check: ${shown.map(([language, count]) => `${language} ${count}`).join(', ')}`);
  lines.push(`tools ran on ${ran} ${ran === 1 ? 'source' : 'sources'}; the rest is known from earlier runs`);
  return lines;
}
