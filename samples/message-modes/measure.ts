// Prints the tables of the page: npx tsx measure.ts
import {message, run} from './probe.ts';
import {listFailures, scenes} from './scenes.ts';
import {failureVerdicts, gram, sceneRows} from './tables.ts';

const plain = await run([{kind: 'send', mode: 0, message: message()}]);
console.log(
  `gas ${gram(plain.gasFee)}, forward ${gram(plain.forwardFee)}, of it here ${gram(plain.actionFee)}`,
);
for (const section of Object.keys(scenes) as (keyof typeof scenes)[]) {
  console.log(`\n${section}\n${(await sceneRows(section)).join('\n')}`);
}
console.log();
for (const row of await failureVerdicts())
  console.log(row.code, row.label, row.fine, row.verdicts, row.codes);
for (const {code, label, steps} of listFailures)
  console.log(code, label, (await run(steps)).resultCode);
