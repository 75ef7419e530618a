// What a server of the built site answers. One table; each server in this folder is held to all of it.
import fs from 'node:fs';
import path from 'node:path';
import {redirectTable} from '../../deploy/rules.ts';
import {locales} from '../../site/locales.ts';

export const buildDir = path.resolve(process.env.BUILD_DIR ?? 'build');

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

export interface Case {
  readonly name: string;
  /** Path and query, sent as they stand. */
  readonly ask: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number | readonly number[];
  /** Where it leads: the whole header. */
  readonly location?: string;
  readonly type?: RegExp;
  readonly cache?: RegExp;
  readonly encoding?: 'br' | 'gzip' | 'none';
  readonly body?: RegExp;
  readonly noBody?: RegExp;
}

const IMMUTABLE = /max-age=31536000, immutable/;
const REVALIDATE = /max-age=0, must-revalidate/;
const GLOSSARY = '/v3/concepts/glossary';

/** The first file of a folder of the build whose name matches, as an address. */
function file(dir: string, name: RegExp): string {
  const found = fs.readdirSync(path.join(buildDir, dir)).find((one) => name.test(one) && !/\.(?:br|gz)$/.test(one));
  if (!found) throw new Error(`${dir} of the build has no ${name}`);
  return `/${dir}/${found}`;
}

const inside = (base: string): [string, string] =>
  [...redirectTable()].find(([from, to]) => from.startsWith(`${base}/develop/`) && to.startsWith(`${base}/v3/`) && !to.includes('?'))!;

/** Reads the build: call it once the build is there. */
export function cases(): Case[] {
  const list: Case[] = [];
  for (const {baseUrl, htmlLang} of locales) {
    const base = baseUrl.slice(0, -1);
    const page = new RegExp(`<html lang="?${htmlLang}"?[ >]`);
    const [from, to] = inside(base);
    list.push(
      {name: `home page at ${baseUrl}`, ask: baseUrl, status: 200, type: /^text\/html; *charset=utf-8/i, cache: REVALIDATE, body: page},
      {
        name: `page at its clean address in ${htmlLang}`,
        ask: base + GLOSSARY,
        status: 200,
        type: /^text\/html/,
        cache: REVALIDATE,
        body: page,
      },
      {name: `page with a query in ${htmlLang}`, ask: `${base}${GLOSSARY}?q=1`, status: 200, body: page},
      {name: `index.html of the home page of ${htmlLang}`, ask: `${base}/index.html?q=1`, status: 301, location: `${baseUrl}?q=1`},
      {name: `index.html of a page of ${htmlLang}`, ask: `${base}${GLOSSARY}/index.html`, status: 301, location: base + GLOSSARY},
      {name: `.html of a page of ${htmlLang}`, ask: `${base}${GLOSSARY}.html?q=1`, status: 301, location: `${base}${GLOSSARY}?q=1`},
      {
        name: `a slash at the end in ${htmlLang}`,
        ask: `${base}${GLOSSARY}/?q=1&r=%20`,
        status: 301,
        location: `${base}${GLOSSARY}?q=1&r=%20`,
      },
      {
        name: `the protocol's folder with its slash in ${htmlLang}`,
        ask: `${base}/develop/dapps/ton-connect/protocol/`,
        status: 301,
        location: `${base}/develop/dapps/ton-connect/protocol`,
      },
      {name: `old address in ${htmlLang}`, ask: from, status: 301, location: to},
      {name: `old address with a query in ${htmlLang}`, ask: `${from}?a=1&b=%26`, status: 301, location: `${to}?a=1&b=%26`},
      {name: `not found in ${htmlLang}`, ask: `${base}/never/here`, status: 404, type: /^text\/html/, cache: REVALIDATE, body: page},
      {name: `not found, with a query, in ${htmlLang}`, ask: `${base}/never?q=1`, status: 404, body: page},
      {name: `the not-found page itself in ${htmlLang}`, ask: `${base}/404`, status: 404, body: page},
      {name: `the not-found page’s file in ${htmlLang}`, ask: `${base}/404.html`, status: [301, 404]},
      {name: `8 kB in ${htmlLang}`, ask: `${base}/${'a'.repeat(7600)}`, status: 404, body: page},
      {
        name: `Markdown of a page in ${htmlLang}`,
        ask: `${base}${GLOSSARY}.md`,
        status: 200,
        type: /^text\/markdown; *charset=utf-8/i,
        cache: REVALIDATE,
      },
      {
        name: `robots.txt names the sitemap of ${htmlLang}`,
        ask: '/robots.txt',
        status: 200,
        type: /^text\/plain/,
        body: new RegExp(`${baseUrl}sitemap\\.xml`),
      },
      {name: `sitemap of ${htmlLang}`, ask: `${base}/sitemap.xml`, status: 200, type: /xml/, body: /<urlset/},
      {
        name: `brotli for a page of ${htmlLang}`,
        ask: base + GLOSSARY,
        headers: {'Accept-Encoding': 'gzip, br'},
        status: 200,
        encoding: 'br',
        type: /^text\/html/,
      },
      {name: `gzip for a page of ${htmlLang}`, ask: base + GLOSSARY, headers: {'Accept-Encoding': 'gzip'}, status: 200, encoding: 'gzip'},
      {
        name: `plain text for who asks for none, ${htmlLang}`,
        ask: base + GLOSSARY,
        headers: {'Accept-Encoding': 'identity'},
        status: 200,
        encoding: 'none',
        body: page,
      },
      {
        name: `a script of ${htmlLang}`,
        ask: file(`${base.slice(1)}/assets/js`.replace(/^\//, ''), /^main\./),
        status: 200,
        type: /javascript/,
        cache: IMMUTABLE,
      },
      {
        name: `the style sheet of ${htmlLang}`,
        ask: file(`${base.slice(1)}/assets/css`.replace(/^\//, ''), /^styles\./),
        status: 200,
        type: /^text\/css/,
        cache: IMMUTABLE,
      },
    );
    if (base) list.push({name: `${base} without its slash`, ask: `${base}?q=1`, status: 301, location: `${baseUrl}?q=1`});
  }
  list.push(
    {name: 'a font', ask: file('fonts', /\.woff2$/), status: 200, type: /woff2/, cache: IMMUTABLE},
    // All languages share them; `compileStreaming` needs the type.
    {name: 'a program of the playground', ask: file('assets/wasm', /^func\./), status: 200, type: /^application\/wasm/, cache: IMMUTABLE},
    {name: 'a library of the playground', ask: file('assets/samples', /^stdlib\./), status: 200, cache: IMMUTABLE, body: /forall X/},
    {name: 'a picture without a hash', ask: '/img/favicon.svg', status: 200, type: /svg/, cache: /max-age=86400/},
    {name: 'a script that does not exist', ask: '/assets/js/gone.12345678.js', status: 404, cache: REVALIDATE},
    {name: 'a path that only begins like a language', ask: '/mandarins/x', status: 404, body: /<html lang="?en"?[ >]/},
    {name: 'two slashes', ask: '/v3//concepts///glossary?q=1', status: 301, location: `${GLOSSARY}?q=1`},
    {name: 'two slashes at the start: not another host', ask: '//evil.example/', status: 301, location: '/evil.example'},
    {name: 'two slashes at the start with index.html', ask: '//evil.example/index.html', status: 301, location: '/evil.example'},
    {name: 'encoded slashes', ask: '/%2F%2Fevil.example/', status: [301, 404]},
    {name: 'a backslash', ask: '/%5Cevil.example/', status: [301, 404]},
    {name: 'a query with two slashes is left alone', ask: `${GLOSSARY}?q=//x//y`, status: 200},
    {name: 'line breaks in a path', ask: '/v3%0d%0aX-Injected:%20yes/', status: [301, 400, 404]},
    {
      name: 'line breaks in a query',
      ask: `${GLOSSARY}/?x=%0d%0aX-Injected:%20yes`,
      status: 301,
      location: `${GLOSSARY}?x=%0d%0aX-Injected:%20yes`,
    },
    {name: 'traversal', ask: '/../../../../etc/passwd', status: [400, 404], noBody: /root:/},
    {name: 'encoded traversal', ask: '/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd', status: [400, 404], noBody: /root:/},
    {name: 'traversal out of the folder of a language', ask: '/ru/..%2f..%2fpackage.json', status: [400, 404], noBody: /devDependencies/},
    {name: 'a zero byte', ask: '/v3%00.html', status: [400, 404]},
    {name: 'a broken escape', ask: '/%E0%A4%A', status: [400, 404]},
    {
      name: 'where to report a vulnerability',
      ask: '/.well-known/security.txt',
      status: 200,
      type: /^text\/plain/,
      body: /^Contact: https:\/\/\S+\/security\/advisories\/new\nExpires: \d{4}-/,
    },
    {name: 'licenses', ask: '/licenses.txt', status: 200, type: /^text\/plain/, body: /\nreact-dom \d/},
    {name: 'hidden files', ask: '/.policy.json', status: 404, noBody: /script-src/},
    {name: 'hidden folders', ask: '/ru/.git/config', status: 404},
    {name: 'rules of other hosts', ask: '/_redirects', status: 404},
    {name: 'headers of other hosts', ask: '/_headers', status: 404},
    {name: 'HEAD', ask: GLOSSARY, method: 'HEAD', status: 200, type: /^text\/html/},
    {name: 'POST', ask: GLOSSARY, method: 'POST', status: 405},
  );
  return list;
}
