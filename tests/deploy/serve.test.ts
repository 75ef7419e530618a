// `npm run serve` answers as the production server does.
import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';
import type http from 'node:http';
import {serve} from '../../scripts/serve.ts';
import {ask, hold} from './ask.ts';
import {buildDir, cases} from './cases.ts';

describe('scripts/serve.ts', () => {
  const policy = JSON.parse(fs.readFileSync(path.join(buildDir, '.policy.json'), 'utf8')) as string;
  let server: http.Server;
  let port: number;

  before(async () => {
    server = await serve({dir: buildDir, port: 0, host: '127.0.0.1'});
    ({port} = server.address() as AddressInfo);
  });

  after(() => {
    server.closeAllConnections();
    server.close();
  });

  for (const one of cases()) {
    test(one.name, async () => hold(await ask(port, one), one, policy));
  }
});
