import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import zlib from 'node:zlib';
import {serveBuild} from '../../../bench/server.ts';

test('a build is served under clean addresses with brotli, and the size is that on the wire', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const html = '<p>text</p>'.repeat(100);
  fs.mkdirSync(path.join(dir, 'ru'));
  fs.writeFileSync(path.join(dir, 'page.html'), html);
  fs.writeFileSync(path.join(dir, 'ru/index.html'), 'ru');
  fs.writeFileSync(path.join(dir, 'font.woff2'), Buffer.alloc(500));
  const server = await serveBuild(dir);
  try {
    const page = await fetch(`${server.origin}/page?q=1`, {headers: {'accept-encoding': 'identity'}});
    const wire = Number(page.headers.get('content-length'));
    assert.equal(page.headers.get('content-encoding'), 'br');
    assert.equal(await page.text(), html);
    assert.equal(await server.size(`${server.origin}/page`), wire);
    assert.ok(wire < html.length && wire === zlib.brotliCompressSync(html).length);
    assert.equal(await (await fetch(`${server.origin}/ru/`)).text(), 'ru');
    assert.equal(await server.size(`${server.origin}/font.woff2`), 500);
    assert.equal((await fetch(`${server.origin}/none`)).status, 404);
    assert.equal((await fetch(`${server.origin}/..%2f..%2fetc/passwd`)).status, 404);
  } finally {
    await server.close();
    fs.rmSync(dir, {recursive: true});
  }
});
