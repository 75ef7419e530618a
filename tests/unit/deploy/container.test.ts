// The container file cannot be built where the tests run: its paths, commands and nginx configuration are held to what is there.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'node:test';
import {nginxConfig} from '../../../deploy/nginx/generate.ts';
import {server} from '../../../scripts/programs.ts';

const read = (file: string): string => fs.readFileSync(file, 'utf8');
/** Instructions, with their continued lines in one, without comments. */
const instructions = read('deploy/Containerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, ' ')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [, name, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? assert.fail(`no instruction: ${line}`);
    return {name: name!, rest: rest!};
  });
const all = (name: string): string[] => instructions.filter((one) => one.name === name).map(({rest}) => rest);
const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

test('what is copied from the repository is there and not left out', () => {
  const sources = all('COPY')
    .filter((rest) => !rest.startsWith('--from'))
    .flatMap((rest) => rest.split(' ').slice(0, -1));
  assert.ok(sources.includes('package-lock.json') && sources.includes('.'));
  for (const source of sources) {
    assert.ok(fs.existsSync(source), source);
    assert.ok(!ignored.includes(source), source);
  }
});

test('the build needs nothing that is left out, and brings nothing of this machine', () => {
  for (const made of ['node_modules', 'build', 'static/fonts', 'static/img', '.env*']) assert.ok(ignored.includes(made), made);
  // Pages take dates and names from the history.
  assert.ok(!ignored.includes('.git'));
});

test('commands are those of package.json; Node is one that it allows', () => {
  const {scripts, engines} = JSON.parse(read('package.json')) as {scripts: Record<string, string>; engines: {node: string}};
  const commands = all('RUN').flatMap((rest) => [...rest.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!));
  assert.deepEqual(commands, ['build', 'deploy:prepare']);
  for (const name of commands) assert.ok(Object.hasOwn(scripts, name), name);
  for (const [, file] of all('RUN')
    .join('\n')
    .matchAll(/node (\S+)/g))
    assert.ok(fs.existsSync(file!), file);
  const [node] = all('FROM');
  assert.ok(Number(/^node:(\d+)-bookworm AS build$/.exec(node!)![1]) >= Number(/>=(\d+)/.exec(engines.node)![1]));
});

test('variables of the build are those that the README lists', () => {
  const [table] = /\| Variable \|[^]*?\n\n/.exec(read('deploy/README.md'))!;
  assert.deepEqual(all('ARG').sort(), [...table.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!).sort());
});

test('nginx is the one of the tests, and finds what was copied, at the port that is shown', () => {
  assert.ok(all('RUN').some((rest) => server.packages.every((name) => rest.includes(` ${name}`))));
  const [, root, port] = /deploy:prepare -- --root (\S+) --listen (\d+)/.exec(all('RUN').join('\n'))!;
  const copies = all('COPY').map((rest) => rest.split(' ').at(-1));
  const configuration = nginxConfig({root: root!, listen: port!, policy: "default-src 'self'"});
  assert.ok(configuration.includes(`listen ${port};`) && configuration.includes(`root ${root};`));
  assert.ok(copies.includes(root));
  assert.deepEqual(all('EXPOSE'), [port]);
  const frame = read('deploy/nginx/container.conf');
  for (const [, file] of frame.matchAll(/include (\/etc\/nginx\/conf\.d\/\S+);/g)) assert.ok(copies.includes(file), file);
  assert.match(frame, /^daemon off;$/m);
  // Without the rights of root it writes into /tmp alone.
  for (const [, place] of frame.matchAll(/(?:_path|^pid) (\S+);/gm)) assert.match(place!, /^\/tmp\//);
  assert.deepEqual(all('USER'), ['www-data']);
});
