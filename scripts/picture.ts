// Takes the picture of the site that README.md shows, from a build: npm run picture [-- <build directory>]
import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import {chromium} from '@playwright/test';
import {chromiumPath} from './programs.ts';
import {serve} from './serve.ts';

export const PICTURE = '.github/site.png';
/** The page with the most to see: text, code, a drawing, a tool. */
const PAGE = '/v3/documentation/data-formats/tlb/cell-boc';
const SIZE = {width: 1280, height: 720};

async function main(): Promise<void> {
  const dir = process.argv[2] ?? 'build';
  const server = await serve({dir, port: 0, host: '127.0.0.1'});
  const browser = await chromium.launch({executablePath: chromiumPath(), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage({viewport: SIZE, reducedMotion: 'reduce', locale: 'en-US'});
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${PAGE}`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    // News pass; the picture stays.
    await page.locator('.theme-announcement-bar button').click();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({path: PICTURE});
    console.log(`${PICTURE}: ${(fs.statSync(PICTURE).size / 1000).toFixed(0)} kB`);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

if (require.main === module) void main();
