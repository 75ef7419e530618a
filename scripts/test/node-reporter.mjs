// Reporter for Node's test runner: the result as `result.ts` describes it. Plain JavaScript: Node loads it itself.
import path from 'node:path';

const relative = (file) => path.relative(process.cwd(), file);

/** The first lines of an error. */
function why({error}) {
  const cause = error?.cause ?? error;
  return String(cause?.message ?? cause)
    .split('\n')
    .slice(0, 8)
    .join('\n');
}

/**
 * @param source events of the runner. A process is told of as a test named by its path where nothing in it was reported;
 * a test file of a batch (batches.ts) as a suite named by its path, after its tests
 */
export default async function* nodeReporter(source) {
  let [passed, failed, testsOfFile] = [0, 0, 0];
  const skipped = [];
  const faults = [];
  const files = {};
  for await (const {type, data} of source) {
    const isProcess = data?.name !== undefined && path.resolve(data.name) === data.file;
    const isBatch = data?.file?.endsWith('.batch.mjs');
    if (type === 'test:complete' && isProcess && !isBatch) files[relative(data.file)] = data.details.duration_ms;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details.type === 'suite') {
      if (!isBatch) continue;
      files[data.name] = data.details.duration_ms;
      const {error} = data.details;
      const fault = error && error.failureType !== 'subtestsFailed' ? why(data.details) : !testsOfFile && 'has no test';
      if (fault) {
        failed++;
        faults.push(`${data.name}\n${fault}`);
      }
      testsOfFile = 0;
      continue;
    }
    testsOfFile++;
    const name = isProcess ? relative(data.file) : `${relative(data.file ?? '')}:${data.line} ${data.name}`;
    if (data.skip !== undefined || data.todo !== undefined) {
      skipped.push(`${name}: ${data.skip ?? data.todo}`);
    } else if (type === 'test:pass' && !isProcess) {
      passed++;
    } else {
      failed++;
      faults.push(`${name}\n${type === 'test:pass' ? 'has no test' : why(data.details)}`);
    }
  }
  yield JSON.stringify({passed, failed, skipped, faults, files});
}
