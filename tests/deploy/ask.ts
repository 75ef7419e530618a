// Asks a server as no browser would: the path goes out as it stands. Then holds the answer to a case.
import assert from 'node:assert/strict';
import http from 'node:http';
import {securityHeaders} from '../../deploy/headers.ts';
import type {Answer, Case} from './cases.ts';

export function ask(port: number, {ask: target, method = 'GET', headers = {}}: Pick<Case, 'ask' | 'method' | 'headers'>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({host: '127.0.0.1', port, path: target, method, headers, agent: false}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string | undefined>,
          body: Buffer.concat(parts),
        }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

/** What each answer carries; how long https is insisted on depends on the server. */
const EVERYWHERE = Object.entries(securityHeaders).filter(([name]) => name !== 'Strict-Transport-Security');

export function hold(answer: Answer, one: Case, policy: string): void {
  const {status, headers, body} = answer;
  const text = body.toString('utf8');
  assert.ok(
    [one.status].flat().includes(status),
    `status ${status}, expected ${String(one.status)}${headers.location ? `; location ${headers.location}` : ''}`,
  );
  if (one.location !== undefined) assert.equal(headers.location, one.location);
  // Wherever it leads: never to another host than the one that was meant, never more headers than were meant.
  if (headers.location !== undefined && !one.location?.startsWith('https:')) {
    assert.equal(new URL(headers.location, 'http://here.example').origin, 'http://here.example');
  }
  assert.equal(headers['x-injected'], undefined);
  if (one.type) assert.match(headers['content-type'] ?? '', one.type);
  if (one.cache) assert.match(headers['cache-control'] ?? '', one.cache);
  if (one.encoding) assert.equal(headers['content-encoding'], one.encoding === 'none' ? undefined : one.encoding);
  // Of what has several forms each says so, the plain one too: a cache between must not hand out the wrong one.
  if (one.encoding) assert.match(headers.vary ?? '', /accept-encoding/i);
  if (one.body) assert.match(text, one.body);
  if (one.noBody) assert.doesNotMatch(text, one.noBody);
  if (one.method === 'HEAD') assert.equal(body.length, 0);
  // A server refuses a malformed request before it reads its configuration.
  if (status === 400 || status === 405) return;
  for (const [name, value] of EVERYWHERE) assert.equal(headers[name.toLowerCase()], value, name);
  assert.equal(headers['content-security-policy'], policy);
  assert.doesNotMatch(headers.server ?? '', /\d/);
}
