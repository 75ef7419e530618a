import assert from 'node:assert/strict';
import {test} from 'node:test';
import {invocation, shellCommands, wordsOf} from '../../../checks/lib/shell.ts';

const words = (script: string): (readonly string[])[] => shellCommands(script).map((command) => command.words);

test('a script is cut into commands and words', () => {
  assert.deepEqual(words('a -b \'c d\' "e f" g\\ h'), [['a', '-b', 'c d', 'e f', 'g h']]);
  assert.deepEqual(words('a | b && c; d || e & f'), [['a'], ['b'], ['c'], ['d'], ['e'], ['f']]);
  assert.deepEqual(words('a \\\n  -b c # note\n# note\n\nd'), [['a', '-b', 'c'], ['d']]);
  assert.deepEqual(words('a > b 2>&1 < c'), [['a']]);
  assert.deepEqual(words('for i in 1 2; do a "$i"; done'), [['for', 'i', 'in', '1', '2'], ['a', '$i'], ['done']]);
  assert.deepEqual(words("cat <<'EOF' > b\nlite-client -x\nEOF\na"), [['cat'], ['a']]);
});

test('each command knows its line', () => {
  assert.deepEqual(
    shellCommands('a\n\nb \\\n  c\nd "$(e\nf)"').map(({line, words: [name]}) => [line, name]),
    [
      [0, 'a'],
      [2, 'b'],
      [4, 'd'],
      [4, 'e'],
      [5, 'f'],
    ],
  );
});

test('a placeholder is a word, not a redirection', () => {
  assert.deepEqual(words('a -k <key file> <IP>:3333 "<B>"'), [['a', '-k', '<key file>', '<IP>:3333', '<B>']]);
  assert.deepEqual(wordsOf('sign <key hash> "a b" \'c d\' e'), ['sign', '<key hash>', 'a b', 'c d', 'e']);
});

test('commands inside of substitutions are read too', () => {
  assert.deepEqual(words('A=$(lite-client -c "last") b'), [
    ['A=$(lite-client -c "last")', 'b'],
    ['lite-client', '-c', 'last'],
  ]);
});

test('no text makes it throw or stop', () => {
  for (const text of ['"', "'", '$(', '`', '\\', ')', '<', '<<EOF', '((((', '$'.repeat(2000), '"'.repeat(1999), '<'.repeat(2000), '\0'])
    assert.ok(Array.isArray(shellCommands(text)), text);
});

test('the program that a line starts', () => {
  const program = (line: string): string | undefined => {
    const [first] = words(line);
    const started = first && invocation(first);
    return started && [started.program, ...started.args].join(' ');
  };
  assert.equal(program('$ sudo -u validator A=1 ./build/lite-client/lite-client -c last'), 'lite-client -c last');
  assert.equal(program('sudo bash ./install.sh -m validator'), 'install.sh -m validator');
  assert.equal(program('java -Xmx1g -jar /opt/MyLocalTon.jar nogui'), 'MyLocalTon.jar nogui');
  assert.equal(program('docker exec -it -w /x node validator-console -c last'), 'validator-console -c last');
  assert.equal(program('docker run --rm -v a:b --entrypoint lite-client image:1 -c last'), 'lite-client -c last');
  assert.equal(program('docker compose up'), 'docker compose up');
  assert.equal(program('timeout 5 nohup watch -n 1 lite-client -c last'), 'lite-client -c last');
  assert.equal(program('ninja lite-client'), 'ninja lite-client');
  assert.equal(program('A=1'), undefined);
});
