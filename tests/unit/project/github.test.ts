// The files around the code: workflows call what package.json has, forms and owners name what exists.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {load} from 'js-yaml';

const read = (file: string): string => fs.readFileSync(file, 'utf8');
const files = (folder: string): string[] => fs.readdirSync(folder).map((name) => path.join(folder, name));
const {scripts, engines} = JSON.parse(read('package.json')) as {scripts: Record<string, string>; engines: {node: string}};

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly name: string;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, {readonly 'timeout-minutes': number; readonly steps: readonly Step[]; readonly container?: string}>
  >;
}
const workflows = files('.github/workflows').map((file) => ({file, flow: load(read(file)) as Workflow}));

test('each workflow has least permissions, a limit of time, and pinned actions', () => {
  assert.deepEqual(workflows.map(({file}) => path.basename(file)).sort(), ['check.yml', 'deploy.yml', 'links.yml']);
  for (const {file, flow} of workflows) {
    assert.equal(flow.permissions.contents, 'read', file);
    for (const job of Object.values(flow.jobs)) {
      assert.ok(job['timeout-minutes'] <= 90, file);
      for (const {uses} of job.steps) if (uses) assert.match(uses, /^actions\/[\w-]+@v\d+$/, file);
    }
  }
});

test('each npm command of a workflow is in package.json', () => {
  let commands = 0;
  for (const {file, flow} of workflows) {
    for (const {run = ''} of Object.values(flow.jobs).flatMap(({steps}) => steps)) {
      for (const [, name] of run.matchAll(/npm run ([\w:-]+)/g)) {
        assert.ok(Object.hasOwn(scripts, name!), `${file}: npm run ${name}`);
        commands++;
      }
      if (/npm test/.test(run)) commands++;
      assert.doesNotMatch(run, /npm install|--force(?!$|\n|\s*$)|curl .*\| *(?:ba)?sh/, file);
    }
  }
  assert.ok(commands >= 4);
});

test('the check is npm test alone, in Debian, with the history', () => {
  const {flow} = workflows.find(({file}) => file.endsWith('check.yml'))!;
  const {steps, container} = flow.jobs.test!;
  assert.match(container!, /bookworm$/);
  assert.deepEqual(
    steps.flatMap(({run}) => (run && !run.startsWith('git config') ? [run] : [])),
    ['npm test'],
  );
  assert.equal(steps[0]!.with?.['fetch-depth'], 0);
});

test('Node of workflows and container is one that package.json allows', () => {
  const least = Number(/>=(\d+)/.exec(engines.node)![1]);
  const named = [...workflows.map(({file}) => file), '.devcontainer/devcontainer.json']
    .flatMap((file) => [...read(file).matchAll(/node-version: (\d+)|node:(\d+)-bookworm/g)])
    .map((match) => Number(match[1] ?? match[2]));
  assert.ok(named.length >= 4);
  for (const version of named) assert.ok(version >= least, String(version));
});

test('forms ask at least for the page, and each field has a label', () => {
  const forms = files('.github/ISSUE_TEMPLATE').filter((file) => !file.endsWith('config.yml'));
  assert.equal(forms.length, 4);
  for (const file of forms) {
    const {body, labels} = load(read(file)) as {
      body: {type: string; id: string; attributes: {label: string}; validations?: {required: boolean}}[];
      labels: string[];
    };
    assert.equal(labels.length, 1, file);
    assert.ok(
      body.some(({id, validations}) => id === 'page' && validations?.required),
      file,
    );
    for (const {attributes, type} of body) {
      assert.match(type, /^(?:input|textarea|dropdown)$/, file);
      assert.ok(attributes.label, file);
    }
  }
});

test('the request template asks what CONTRIBUTING says that review asks', () => {
  const asks = /Review asks, in this order: .*/.exec(read('CONTRIBUTING.md'))![0];
  assert.ok(read('.github/PULL_REQUEST_TEMPLATE.md').includes(asks));
});

test('owners and Dependabot name what exists', () => {
  for (const line of read('.github/CODEOWNERS')
    .split('\n')
    .filter((text) => text.startsWith('/'))) {
    const [folder] = line.split(/\s+/);
    assert.ok(fs.existsSync(`.${folder}`), folder);
  }
  const {updates} = load(read('.github/dependabot.yml')) as {updates: {'package-ecosystem': string}[]};
  assert.deepEqual(
    updates.map((one) => one['package-ecosystem']),
    ['npm', 'github-actions'],
  );
});
