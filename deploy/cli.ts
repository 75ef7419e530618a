// After a build: writes what a server needs beside the files.
//   npx tsx deploy/cli.ts [--no-compress] [--root DIR] [--listen ADDRESS]
//   build/_headers, build/_redirects   for static hosts (Netlify, Cloudflare Pages)
//   deploy/nginx/generated/site.conf   for nginx
//   build/**/*.br, *.gz                precompressed text files
//   build/.policy.json                 the content security policy, for `npm run serve`
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {searchHosts} from '../site/search.ts';
import {contentSecurityPolicy} from './csp.ts';
import {nginxConfig} from './nginx/generate.ts';
import {precompress} from './precompress.ts';
import {headersFile, redirectsFile} from './static-host/generate.ts';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {'no-compress': {type: 'boolean'}, root: {type: 'string'}, listen: {type: 'string'}}});
  const build = path.resolve('build');
  if (!fs.existsSync(path.join(build, 'index.html'))) {
    console.error('deploy: build/index.html is missing; run `npm run build` first');
    process.exit(1);
  }
  const google = process.env.GTAG_ID ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com'] : undefined;
  const policy = contentSecurityPolicy(build, {script: google, img: google, connect: [...(google ?? []), ...searchHosts(process.env)]});
  fs.writeFileSync(path.join(build, '_headers'), headersFile(policy));
  fs.writeFileSync(path.join(build, '_redirects'), redirectsFile());
  fs.writeFileSync(path.join(build, '.policy.json'), JSON.stringify(policy));
  fs.mkdirSync('deploy/nginx/generated', {recursive: true});
  fs.writeFileSync(
    'deploy/nginx/generated/site.conf',
    nginxConfig({root: values.root ?? build, listen: values.listen ?? '127.0.0.1:8080', policy}),
  );
  if (!values['no-compress']) console.log(`deploy: ${await precompress(build)} files precompressed`);
}

void main();
