import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const TYPES = /\.(?:html|js|css|json|xml|txt|md|svg|wasm|webmanifest)$/;
/** Smaller files gain nothing; larger ones take the highest level too long. */
const SMALLEST = 512;
const LARGE = 1 << 20;

function* files(dir: string): Generator<string> {
  for (const entry of fs.readdirSync(dir, {withFileTypes: true})) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) yield* files(file);
    else if (TYPES.test(entry.name)) yield file;
  }
}

const compressed = (body: Buffer, quality: number): Promise<Buffer> =>
  brotli(body, {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: quality, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length}});

const CACHE = '.cache/precompress';
const underWay = new Map<string, Promise<Buffer>>();

/**
 * A wasm file of the playground at the highest level: half a minute each, so the result is kept from build to build. The
 * same file stands in each language.
 */
function kept(body: Buffer): Promise<Buffer> {
  const key = crypto.createHash('sha256').update(body).digest('hex');
  const work = async (): Promise<Buffer> => {
    const file = path.join(CACHE, `${key}.br`);
    if (fs.existsSync(file)) return fs.promises.readFile(file);
    const result = await compressed(body, 11);
    await fs.promises.mkdir(CACHE, {recursive: true});
    await fs.promises.writeFile(`${file}.part`, result);
    await fs.promises.rename(`${file}.part`, file);
    return result;
  };
  const running = underWay.get(key) ?? work();
  underWay.set(key, running);
  return running;
}

/** Writes `.br` and `.gz` beside each text file of a build that is worth it; returns how many files were compressed. */
export async function precompress(buildDir: string): Promise<number> {
  const queue = [...files(buildDir)];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      const body = await fs.promises.readFile(file);
      if (body.length < SMALLEST) continue;
      await fs.promises.writeFile(
        `${file}.br`,
        file.endsWith('.wasm') ? await kept(body) : await compressed(body, body.length > LARGE ? 9 : 11),
      );
      await fs.promises.writeFile(`${file}.gz`, await gzip(body, {level: 9}));
      done++;
    }
  };
  await Promise.all(Array.from({length: 4}, work));
  return done;
}
