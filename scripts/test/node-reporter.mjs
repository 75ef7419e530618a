// Reporter for Node's test runner: the result as `result.ts` describes it. Plain JavaScript: Node loads it itself.
import path from 'node:path';

const relative = (file) => path.relative(process.cwd(), file);

/** @param source events of the runner; each file runs in a process of its own, and is told of as a test named by its path */
export default async function* nodeReporter(source) {
  let [passed, failed] = [0, 0];
  const skipped = [];
  const faults = [];
  const files = {};
  for await (const {type, data} of source) {
    const isFile = data?.name !== undefined && path.resolve(data.name) === data.file;
    if (type === 'test:complete' && isFile) files[relative(data.file)] = data.details.duration_ms;
    if ((type !== 'test:pass' && type !== 'test:fail') || data.details.type === 'suite') continue;
    const name = isFile ? relative(data.file) : `${relative(data.file ?? '')}:${data.line} ${data.name}`;
    if (data.skip !== undefined || data.todo !== undefined) {
      skipped.push(`${name}: ${data.skip ?? data.todo}`);
    } else if (type === 'test:pass' && !isFile) {
      passed++;
    } else {
      failed++;
      const error = data.details.error?.cause ?? data.details.error;
      const why =
        type === 'test:pass'
          ? 'has no test'
          : String(error?.message ?? error)
              .split('\n')
              .slice(0, 8)
              .join('\n');
      faults.push(`${name}\n${why}`);
    }
  }
  yield JSON.stringify({passed, failed, skipped, faults, files});
}
