// The build under test and its server, the languages, and their strings.
import fs from 'node:fs';
import type http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {serve} from '../../../scripts/serve.ts';
import {locales, type SiteLocale} from '../../../site/locales.ts';
import {interfaceFile} from '../../../site/page-files.ts';

/** Folder of the build under test. */
export const buildDir = path.resolve(process.env.BUILD_DIR ?? 'build');

/** A language of the site: `base` stands before each of its paths ('' for English). */
export interface Language extends SiteLocale {
  readonly base: string;
  /** Language of the browser of a reader of it. */
  readonly browser: string;
}

export const languages: readonly Language[] = locales.map((locale) => ({
  ...locale,
  base: locale.baseUrl.slice(0, -1),
  browser: locale.ogLocale.replace('_', '-'),
}));

export const [english, chinese, russian] = languages as unknown as readonly [Language, Language, Language];

type Messages = Record<string, {message: string}>;

const messages = new Map<string, Messages>();

function read(file: string): Messages {
  let found = messages.get(file);
  if (!found) messages.set(file, (found = JSON.parse(fs.readFileSync(file, 'utf8')) as Messages));
  return found;
}

/** The string `id` of the interface in a language; `text` is the English one. */
export function text(language: Language, id: string, text: string): string {
  if (language.name === 'en') return text;
  const file = interfaceFile('code.json', language.htmlLang);
  const found = read(file)[id]?.message;
  if (found === undefined) throw new Error(`${file} has no "${id}"`);
  return found;
}

/** A label of navbar or footer in a language, by its English one. */
export function label(language: Language, part: 'navbar' | 'footer', english: string): string {
  if (language.name === 'en') return english;
  const strings = read(interfaceFile(`docusaurus-theme-classic/${part}.json`, language.htmlLang));
  const found = ['item.label.', 'link.title.', 'link.item.label.'].map((prefix) => strings[prefix + english]).find(Boolean);
  if (!found) throw new Error(`${part}.json of ${language.htmlLang} has no "${english}"`);
  return found.message;
}

/** A running server. */
export interface Served {
  readonly origin: string;
  readonly server: http.Server;
}

/** Serves a folder on a free port as production does. */
export async function startServer(dir: string): Promise<Served> {
  if (!fs.existsSync(path.join(dir, 'index.html')))
    throw new Error(`${dir}/index.html is missing: run \`npm run build\`, or set BUILD_DIR`);
  const server = await serve({dir, port: 0, host: '127.0.0.1'});
  return {origin: originOf(server), server};
}

export const originOf = (server: http.Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Ends a server with the connections that browsers keep open. */
export async function stopServer(server: http.Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Paths of the sitemap of a language, with its base. */
export function sitemap(language: Language, dir = buildDir): string[] {
  const xml = fs.readFileSync(path.join(dir, language.base, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address!).pathname).sort();
}

/** The built HTML of a path. */
export function builtHtml(pathname: string, dir = buildDir): string {
  const files = pathname.endsWith('/') ? [`${pathname}index.html`] : [`${pathname}.html`];
  return fs.readFileSync(path.join(dir, files[0]!), 'utf8');
}
