import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

const sha = (...parts: string[]): string => {
  const hash = crypto.createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
};

/** The parts of a page that its twin depends on: not the shell around the article, not the names of scripts and styles. */
export function substance(html: string): string {
  const head = html.slice(0, html.indexOf('</head>')).replace(/<(?:script|link)\b[^>]*\/assets\/[^>]*>/g, '');
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  // On a standalone page the date of the last change stands under the article.
  const dates = html.slice(Math.max(end, 0)).match(/<time\b[^>]*>/g) ?? [];
  return [head, start < 0 ? '' : html.slice(start, end), ...dates].join('\n');
}

/** What the result depends on beside the page: this plugin's code and the packages that it uses. */
export async function toolVersion(pluginDir: string, lockfile: string): Promise<string> {
  const files = (await fs.readdir(pluginDir)).filter((name) => /\.[cm]?ts$/.test(name)).sort();
  const code = await Promise.all(files.map((name) => fs.readFile(path.join(pluginDir, name), 'utf8')));
  const lock = JSON.parse(await fs.readFile(lockfile, 'utf8')) as {packages: Record<string, {version?: string}>};
  const versions = Object.entries(lock.packages).flatMap(([name, {version}]) =>
    /\/(?:hast|mdast)-util-/.test(name) ? `${name}@${version}` : [],
  );
  return sha(...code, ...versions);
}

/** Results by the hash of what they were made from, in one folder; `prune` drops those that this build did not ask for. */
export class Cache<Value> {
  private readonly used = new Set<string>();

  constructor(
    private readonly dir: string,
    private readonly version: string,
  ) {}

  async get(key: string, make: () => Value): Promise<Value> {
    const name = `${sha(this.version, key)}.json`;
    this.used.add(name);
    const file = path.join(this.dir, name);
    const kept = await fs.readFile(file, 'utf8').catch(() => undefined);
    if (kept !== undefined) {
      try {
        return JSON.parse(kept) as Value;
      } catch {
        // A build was stopped while it wrote this file.
      }
    }
    const value = make();
    await fs.mkdir(this.dir, {recursive: true});
    await fs.writeFile(file, JSON.stringify(value));
    return value;
  }

  async prune(): Promise<void> {
    const names = await fs.readdir(this.dir).catch(() => []);
    await Promise.all(names.filter((name) => !this.used.has(name)).map((name) => fs.rm(path.join(this.dir, name))));
  }
}
