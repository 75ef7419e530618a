import assert from 'node:assert/strict';
import {test} from 'node:test';
import {commands} from '../../../checks/commands.ts';
import type {Problem} from '../../../checks/lib/check.ts';
import {docFile, page, places, run} from './fixture.ts';

const problemsOf = async (body: string): Promise<readonly Problem[]> => (await run(commands, {[docFile('v3/a')]: page(body)})).problems;
const bash = (line: string): string => `\`\`\`bash\n${line}\n\`\`\``;
const titled = (line: string, title: string): string => `\`\`\`text title="${title}"\n${line}\n\`\`\``;

const GOOD = [
  'lite-client -C global.config.json -c last',
  'lite-client --global-config=global.config.json -clast -t5',
  'lite-client -C global.config.json -c "getconfig 15 17" -c "runmethod elector active_election_id"',
  'lite-client -c "runmethod <ADDRESS> (-1,8000000000000000,1) seqno 1 [2 3]"',
  'lite-client -c "listblocktrans <BLOCK> 10"',
  'sudo ./build/lite-client/lite-client -rC a.json',
  'validator-console -c getstats -c "set-state-serializer-enabled 0"',
  'validator-engine-console -a 127.0.0.1:1 -k <client key> -p <KEY> -c "add-addr 203.0.113.7:1 [ 0 1 ] [ ]"',
  'validator-console -c "add-collator <ADNL> 0:8000000000000000"',
  'validator-console -c "add-collator <ADNL> 0 -9223372036854775808"',
  'validator-engine -M --add-shard 0:8000000000000000 --dht-server',
  'rldp-http-proxy -p 8080 -c 3333 -P YES -C global.config.json',
  'rldp-http-proxy -P "$ALL"',
  'dht-server …',
  'ninja -j 1 lite-client --whatever',
  'cat lite-client --no-such-flag',
];

test('command lines that the programs understand pass', async () => {
  for (const line of GOOD) assert.deepEqual(await problemsOf(bash(line)), [], line);
});

const BAD: [string, string, RegExp, RegExp?][] = [
  ['lite-client --global-confg a.json', 'flag', /has no option --global-confg/, /Did you mean --global-config\?/],
  ['lite-client -z', 'flag', /has no option -z/, /Did you mean -\w\?/],
  ['lite-client -rz', 'flag', /has no option -rz/],
  ['validator-engine --celldb-v3', 'flag', /has no option --celldb-v3/, /--celldb-v2/],
  ['validator-engine --catchain-max-block-delay 1', 'flag', /has no option --catchain-max-block-delay/],
  ['validator-engine --threads', 'argument', /--threads has no value/, /--threads <number>/],
  ['validator-engine --dht-server=1', 'argument', /--dht-server takes no value/, /--dht-server alone/],
  ['validator-engine --dht-server 1', 'argument', /does not take the words "1"/],
  ['rldp-http-proxy -P maybe', 'argument', /--proxy-all does not take "maybe"/, /YES, NO/],
  ['lite-client -c lst', 'command', /has no command lst/, /Did you mean last\?/],
  ['lite-client -c "last 1"', 'count', /does not fit the command last/, /It is: last$/],
  ['lite-client -c "runmethod <ADDRESS>"', 'count', /runmethod/, /runmethod <address> \[block\] <method>/],
  ['lite-client -c "listblocktrans <BLOCK> 10 <HASH>"', 'count', /listblocktrans/],
  ['lite-client -c "byseqno -1 8000000000000000 1"', 'count', /byseqno/, /byseqno <wc:shard> <seqno>/],
  ['validator-console -c "add-addr 203.0.113.7:1 {0 1} {}"', 'count', /add-addr/, /\[ categories \]/],
  ['validator-console -c "set-state-serializer-enabled no"', 'count', /does not fit/],
  ['validator-console -c "del-fast-sync-overlay-client <ADNL> 1"', 'count', /does not fit/],
  ['A=$(validator-console -c "getsats")', 'command', /has no command getsats/, /getstats/],
  ['docker exec -it node lite-client -c lst', 'command', /has no command lst/],
];

test('each wrong command, option and count fails, and says what exists', async () => {
  for (const [line, rule, message, remedy] of BAD) {
    const [problem, ...others] = await problemsOf(bash(line));
    assert.deepEqual(others, [], line);
    assert.equal(problem?.rule, `commands/${rule}`, line);
    assert.match(problem?.message ?? '', message);
    assert.match(problem?.remedy ?? '', remedy ?? /./);
  }
});

test('a problem has the line on which its command begins, in each language', async () => {
  const body = '```bash\ncd x\n\nsudo lite-client \\\n  -C a.json \\\n  --nothing-like-it\n```';
  const files = Object.fromEntries((['en', 'zh-CN', 'ru'] as const).map((language) => [docFile('v3/a', language), page(body)]));
  const {problems} = await run(commands, files);
  const line = page(body).split('\n').indexOf('sudo lite-client \\') + 1;
  assert.deepEqual(
    places(problems).sort(),
    Object.keys(files)
      .map((file) => `${file}:${line} commands/flag`)
      .sort(),
  );
});

test('what is typed into a console: after its prompt, in a fence titled with its program, in a unit of systemd', async () => {
  assert.deepEqual(await problemsOf(titled('last\ngetaccount <ADDRESS>', 'lite-client')), []);
  assert.deepEqual(await problemsOf('```text\nlst\n```'), []);
  const [first] = await problemsOf(titled('last\nlst', 'lite-client'));
  assert.equal(first?.rule, 'commands/command');
  assert.equal(first?.line, page('').split('\n').length + 1);
  const [second] = await problemsOf('```ini\nExecStart=/usr/bin/rldp-http-proxy -q\n```');
  assert.equal(second?.rule, 'commands/flag');
  assert.deepEqual(await problemsOf('```text\nMyTonCtrl> status fast\n```'), []);
  const [third] = await problemsOf('```text\nMyTonCtrl> no_such_command\n```');
  assert.equal(third?.rule, 'commands/command');
});

test('code in a sentence that is a command line is held to the data too', async () => {
  for (const body of [
    'Run `lite-client -c last` or `lite-client`.',
    'The command `add-custom-overlay <file>`, the word `last one`, `get-adnl-stats [all]`, `del-collator <ADNL>`.',
    'It logs `create_backup - Error`.',
    'See `installer enable`, `installer enable THA`, `installer package x`.',
  ])
    assert.deepEqual(await problemsOf(body), [], body);
  for (const [body, rule] of [
    ['Run `lite-client -c lst`.', 'command'],
    ['Run `validator-engine --no-such-option`.', 'flag'],
    ['The command `add-custom-overlay <name> <file>`.', 'count'],
    ['| A |\n|---|\n| `del-fast-sync-overlay-client <adnl> <slot>` |', 'count'],
    ['Enter `MyTonCtrl> no_such_command`.', 'command'],
    ['Run `installer enable JR`.', 'count'],
  ] as const) {
    const [problem] = await problemsOf(body);
    assert.equal(problem?.rule, `commands/${rule}`, body);
  }
});

test('an option of the node that MyTonCtrl sets is held to those of the node', async () => {
  const typed = async (line: string): Promise<readonly Problem[]> => problemsOf(`\`\`\`text\nMyTonCtrl> ${line}\n\`\`\``);
  assert.deepEqual(await typed('installer set_node_argument --state-ttl 3600'), []);
  assert.deepEqual(await typed('installer set_node_argument --dht-server'), []);
  assert.deepEqual(await typed('installer set_node_argument --catchain-max-block-delay -d'), []);
  assert.equal((await typed('installer set_node_argument --state-tl 3600'))[0]?.rule, 'commands/flag');
  assert.equal((await typed('installer set_node_argument --state-ttl'))[0]?.rule, 'commands/argument');
});

test('the summary counts the lines that were held to the data', async () => {
  const {summary} = await run(commands, {
    [docFile('v3/a')]: page(`${bash('lite-client -c last\nls\nlite-client')}\n\n\`lite-client -c time\``),
  });
  assert.match(summary, /^3 command lines/);
});

test('a line of a console that says nowhere in which fails, in every kind of fence, also misspelled', async () => {
  const text = (lines: string, title = ''): string => `\`\`\`text${title}\n${lines}\n\`\`\``;
  for (const [body, at] of [
    [text('add-adnl <key hash> 0'), 1],
    [text('Then:\nadd-adln <key hash> 0'), 2],
    [text('create_backup'), 1],
    [text('create_bakcup', ' title="What it prints"'), 1],
    [text('getstats'), 1],
    [text('last\nallshards'), 1],
    [bash('cd x\nadd-custom-overlay a.json'), 2],
  ] as const) {
    const problems = await problemsOf(body);
    assert.equal(problems[0]?.rule, 'commands/console', body);
    const fence =
      page(body)
        .split('\n')
        .findIndex((line) => line.startsWith('```')) + 1;
    assert.equal(problems[0]?.line, fence + at, body);
    assert.match(problems[0]?.remedy ?? '', /title|prompt/);
  }
});

test('lines of a console are held where the program is declared: by the title, the prompt, its name', async () => {
  for (const body of [titled('add-adln <key hash> 0', 'validator-engine-console'), '```text\nlite-client> lst\n```']) {
    assert.equal((await problemsOf(body))[0]?.rule, 'commands/command', body);
  }
  for (const body of [titled('add-adnl <key hash> 0', 'validator-engine-console'), '```text\nlite-client> last\n```']) {
    assert.deepEqual(await problemsOf(body), [], body);
  }
  // Output, code and sentences are no lines that anybody types.
  for (const line of ['signed: yes', 'two_words: 1', 'last block is 5', 'get_order_data', 'out-of-sync 7', '2 help']) {
    assert.deepEqual(await problemsOf(`\`\`\`text\n${line}\nand more\n\`\`\``), [], line);
  }
});
