import {columns} from '../scripts/columns.ts';
import {overruns, type Budget, type Measure, type Page} from './budgets.ts';

const BYTES = new Set<Measure>(['html', 'css', 'js', 'fonts']);

const show = (measure: Measure, value: number): string => (BYTES.has(measure) ? (value / 1000).toFixed(1) : String(value));

/** The measured pages as a table, each value over its budget, the excess marked. */
export function table(results: readonly {readonly page: Page; readonly found: Budget}[]): string {
  const measures = Object.keys(results[0]?.found ?? {}) as Measure[];
  const rows = [
    ['', ...measures.map((measure) => (BYTES.has(measure) ? `${measure} kB` : measure))],
    ...results.map(({page, found}) => {
      const over = new Set(overruns(found, page.budget).map(({measure}) => measure));
      return [
        page.name,
        ...measures.map(
          (measure) => `${show(measure, found[measure])} / ${show(measure, page.budget[measure])}${over.has(measure) ? ' !' : ''}`,
        ),
      ];
    }),
  ];
  return columns(rows);
}
