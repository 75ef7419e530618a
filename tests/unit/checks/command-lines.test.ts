// How command lines of consoles are held to data/commands: flags of commands, counts, consoles inside of consoles.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkArguments, checkConsole, type Finding} from '../../../checks/lib/command-lines.ts';
import {programNamed} from '../../../data/commands/index.ts';
import type {Program} from '../../../data/commands/types.ts';

function program(name: string): Program {
  const found = programNamed(name);
  assert.ok(found, name);
  return found;
}

const typed = (name: string, line: string): readonly Finding[] => checkConsole(program(name), line);
const started = (name: string, ...args: string[]): readonly Finding[] => checkArguments(program(name), args);

test('lines that the consoles understand', () => {
  const lines: [string, string][] = [
    ['mytonctrl', 'nw'],
    ['mytonctrl', 'nw -1 controller_wallet'],
    ['mytonctrl', 'nw 0 wallet_007 v3 42'],
    ['mytonctrl', 'set stakePercent 90 --force'],
    ['mytonctrl', 'vl past --json adnl'],
    ['mytonctrl', 'create_backup -u user /home/user/b.tar.gz'],
    ['mytonctrl', 'delete_collator 0:8000000000000000 <ADNL>'],
    ['mytonctrl', 'delete_collator <ADNL>'],
    ['mytonctrl', 'stop_collator'],
    ['mytonctrl', 'mg wallet_001 <ADDRESS> all -n -C hello'],
    ['mytonctrl', 'installer set_node_argument --archive-ttl 86400'],
    ['mytonctrl', 'installer set_node_argument --add-shard 0:2000000000000000 0:a000000000000000'],
    // An option that the node no longer has can still be taken out of its service.
    ['mytonctrl', 'installer set_node_argument --catchain-max-block-delay -d'],
    ['mytonctrl', 'installer'],
    ['storage-daemon-cli', 'create -d "Photos of 2026" /home/alice/photos'],
    ['storage-daemon-cli', 'add-by-hash <BagID> --partial readme.txt images/cat.jpg'],
    ['storage-daemon-cli', 'help provider'],
    ['tonlib-cli', 'dns resolve root alice.ton wallet'],
    ['tonlib-cli', 'pchan promise unpack <PROMISE>'],
  ];
  for (const [name, line] of lines) assert.deepEqual(typed(name, line), [], line);
});

test('lines that they do not', () => {
  const lines: [string, string, Finding['rule']][] = [
    ['mytonctrl', 'getconfig 34', 'command'],
    ['mytonctrl', 'nw 0', 'count'],
    ['mytonctrl', 'stop_collator <ADNL>', 'count'],
    ['mytonctrl', 'set stake', 'count'],
    ['mytonctrl', 'set stake 10 --froce', 'flag'],
    ['mytonctrl', 'create_backup -u', 'argument'],
    ['mytonctrl', 'enable_mode validators', 'count'],
    ['mytonctrl', 'add_collator <ADNL> 0:8000000000000000 --select-mode first', 'argument'],
    // The console splits at spaces, so the address would keep its quotation marks.
    ['mytonctrl', 'mg wallet_001 "<ADDRESS>" 1', 'argument'],
    ['mytonctrl', 'installer setwebpass', 'command'],
    ['mytonctrl', 'installer enable JR', 'count'],
    ['mytonctrl', 'installer set_node_argument --catchain-max-block-delay 1', 'flag'],
    ['mytonctrl', 'installer set_node_argument --archive-ttl', 'argument'],
    ['storage-daemon-cli', 'create', 'count'],
    ['storage-daemon-cli', 'get-meta <BagID>', 'count'],
    ['storage-daemon-cli', 'set-provider-params --accept yes', 'argument'],
    ['tonlib-cli', 'setblock <BLOCK>', 'command'],
    ['tonlib-cli', 'pchan promise make 1 C 1 1', 'count'],
  ];
  for (const [name, line, rule] of lines) {
    const findings = typed(name, line);
    assert.deepEqual(
      findings.map((finding) => finding.rule),
      [rule],
      `${line}: ${JSON.stringify(findings)}`,
    );
    assert.ok(findings[0]?.remedy, line);
  }
});

test('options without dashes, and values that are a part of the word', () => {
  const jar = 'MyLocalTon-x86-64.jar';
  assert.deepEqual(started(jar, 'nogui', 'with-validators-2', 'elections=300,120,60,60,30'), []);
  assert.deepEqual(started(jar, 'nogui', '203.0.113.10'), []);
  assert.deepEqual(
    started(jar, 'custom-binaries=').map(({rule}) => rule),
    ['argument'],
  );
  assert.deepEqual(
    started(jar, 'noguii', 'with-validators=2').map(({rule}) => rule),
    ['argument'],
  );
});

test('the line of a console that an option holds', () => {
  assert.deepEqual(started('mytonctrl', '--cmd', 'status fast'), []);
  assert.deepEqual(
    started('mytonctrl', '--cmd', 'status slow').map(({rule}) => rule),
    ['count'],
  );
  assert.deepEqual(
    started('install.sh', '-m', 'validator', '--archived').map(({remedy}) => remedy),
    ['Did you mean --archive?'],
  );
});
