import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fences} from '../../../checks/fences.ts';
import {docFile, page, rules, run} from './fixture.ts';

const SAMPLES = {'samples/a/a.ts': 'const a = 1;\n// region part\nconst b = 2;\n// endregion\n'};
const problemsOf = async (body: string) => (await run(fences, {...SAMPLES, [docFile('v3/a')]: page(body)})).problems;

test('fences that say what they are pass', async () => {
  const good = [
    '```ts title="a.ts" {1,3-4}\na\n```',
    '```tolk fragment in=contract\na\n```',
    '```bash no-check="needs a node"\na\n```',
    '```ts file=samples/a/a.ts#part\n```',
    '```text title="Printed by samples/a/a.ts"\na\n```',
    '```text\na\n```',
    '```dot title="T" alt="A"\ndigraph {}\n```',
  ];
  for (const body of good) assert.deepEqual(await problemsOf(body), [], body);
});

test('fences that do not', async () => {
  const bad: [string, string][] = [
    ['```\na\n```', 'fences/language'],
    ['```klingon\na\n```', 'fences/language'],
    ['```typescript\na\n```', 'fences/language'],
    ['```ts fragmnet\na\n```', 'fences/meta'],
    ['```ts in=contract\na\n```', 'fences/meta'],
    ['```ts no-check="x"\na\n```', 'fences/meta'],
    ['```ts must-fail=""\na\n```', 'fences/meta'],
    ['```ts\n```', 'fences/empty'],
    ['```ts file=samples/a/a.ts\nconst a = 1;\n```', 'fences/quote'],
    ['```ts file=samples/a/none.ts\n```', 'fences/quote'],
    ['```ts file=samples/a/a.ts#none\n```', 'fences/quote'],
    ['```ts file=samples/../package.json\n```', 'fences/quote'],
    ['```text title="Printed by samples/a/none.ts"\na\n```', 'fences/title'],
  ];
  for (const [body, rule] of bad)
    assert.ok(rules(await problemsOf(body)).includes(rule), `${body} gives ${rules(await problemsOf(body)).join(', ')}`);
});

test('the remedy of an alias names the language', async () => {
  const [problem] = await problemsOf('```typescript\na\n```');
  assert.equal(problem?.remedy, 'Write ts.');
});
