// The whole proof, in the order in which a fault is cheapest to find: checks, unit tests and samples, build, what the
// build emitted, servers, browsers. Nothing is tried twice. The last line is "N passed, N failed".
//   npm test                     a sample of the pages where the site is large, with every changed page in it
//   npm run test:all             every page
//   npm test -- unit browser     only these steps (scripts/test/steps.ts)
import {ensurePrograms} from './programs.ts';
import {steps} from './test/steps.ts';
import {summary, type Outcome} from './test/summary.ts';
import {processorSeconds} from './test/time.ts';

async function main(): Promise<void> {
  const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
  const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length) {
    console.error(`No step named ${unknown.join(', ')}; there are: ${steps.map((step) => step.name).join(', ')}`);
    process.exit(2);
  }
  const chosen = asked.length ? steps.filter((step) => asked.includes(step.name)) : steps;
  ensurePrograms(chosen.flatMap(({programs = []}) => programs));
  const outcomes: Outcome[] = [];
  for (const {name, run, needed} of chosen) {
    console.log(`\n=== ${name}`);
    const [start, before] = [performance.now(), processorSeconds()];
    const result = await run();
    const after = processorSeconds();
    outcomes.push({
      name,
      result,
      wall: (performance.now() - start) / 1000,
      processor: before === undefined || after === undefined ? undefined : after - before,
    });
    if (needed && result.failed) break;
  }
  const {text, failed} = summary(outcomes);
  console.log(`\n${text}`);
  process.exit(failed ? 1 : 0);
}

void main();
