import {EngineError} from '../errors.ts';
import {NETWORK_PATIENCE} from '../limits.ts';
import type {Progress, WasmName} from '../protocol.ts';

/** A file with a hash of its content in its name. */
export interface WasmFile {
  readonly url: string;
  /** Bytes, not compressed: what the progress counts against. */
  readonly bytes: number;
}

/** Kept files, for readers who are offline. */
const CACHE = 'playground-wasm';

/** The name with the hash: the same content has the same key, wherever the file lies. */
const keyOf = (url: string): string => new URL(`/playground-wasm/${url.split('/').at(-1)}`, self.location.origin).href;

const EVERY_MS = 80;

/**
 * Compiles a wasm file while it arrives (`compileStreaming`), telling how far it is. The second time it comes from the
 * browser's cache storage, with no network.
 */
export async function loadWasm(name: WasmName, {url, bytes}: WasmFile, tell: (progress: Progress) => void): Promise<WebAssembly.Module> {
  if (typeof WebAssembly !== 'object' || typeof WebAssembly.compileStreaming !== 'function')
    throw new EngineError({code: 'file-broken', field: name, message: 'this browser has no WebAssembly.compileStreaming'});
  const cache = await openCache();
  const key = keyOf(url);
  const kept = await cache?.match(key).catch(() => undefined);
  if (kept) {
    try {
      const module = await WebAssembly.compileStreaming(asWasm(kept.body!));
      tell({file: name, loaded: bytes, total: bytes, cached: true});
      return module;
    } catch {
      // Cut short when it was written: get it anew.
      await cache!.delete(key);
    }
  }
  const alarm = new AbortController();
  let patience = setTimeout(() => alarm.abort(), NETWORK_PATIENCE);
  const missing = (reason: string): EngineError => new EngineError({code: 'file-missing', field: name, message: `${url}: ${reason}`});
  let response: Response;
  try {
    response = await fetch(url, {credentials: 'same-origin', signal: alarm.signal});
  } catch (error) {
    clearTimeout(patience);
    throw missing(String(error));
  }
  // Hosts that answer every address with a page answer this one so too.
  if (!response.ok || !response.body || /html/.test(response.headers.get('Content-Type') ?? '')) {
    clearTimeout(patience);
    throw missing(response.ok ? 'no wasm file' : String(response.status));
  }
  let loaded = 0;
  let told = 0;
  let lost: unknown;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        clearTimeout(patience);
        patience = setTimeout(() => alarm.abort(), NETWORK_PATIENCE);
        loaded += chunk.length;
        const now = performance.now();
        if (now - told > EVERY_MS || loaded >= bytes) {
          told = now;
          tell({file: name, loaded, total: bytes, cached: false});
        }
        controller.enqueue(chunk);
      },
    }),
  );
  const [toCompile, toKeep] = cache ? counted.tee() : [counted, undefined];
  // Written beside the compiling; a device without room keeps nothing, and all else goes on.
  const kept2 = toKeep ? cache!.put(key, asWasm(toKeep)).catch((error: unknown) => void (lost = error)) : undefined;
  try {
    const module = await WebAssembly.compileStreaming(asWasm(toCompile));
    await kept2;
    if (cache && lost === undefined) await forgetOthers(cache, name, key);
    return module;
  } catch (error) {
    await cache?.delete(key).catch(() => false);
    if (error instanceof WebAssembly.CompileError)
      throw new EngineError({code: 'file-broken', field: name, message: `${url}: ${error.message}`});
    throw missing(String(error));
  } finally {
    clearTimeout(patience);
  }
}

/** Servers that do not know the type would keep the browser from compiling what arrives. */
const asWasm = (body: ReadableStream<Uint8Array>): Response =>
  new Response(body as BodyInit, {headers: {'Content-Type': 'application/wasm'}});

/** Not there in a private window of some browsers, nor on pages without TLS. */
async function openCache(): Promise<Cache | undefined> {
  try {
    return await caches.open(CACHE);
  } catch {
    return undefined;
  }
}

/** Earlier builds of the same file: `tolk.0123abcd.wasm`. */
async function forgetOthers(cache: Cache, name: WasmName, current: string): Promise<void> {
  for (const {url} of await cache.keys()) {
    if (url !== current && url.split('/').at(-1)!.startsWith(`${name}.`)) await cache.delete(url);
  }
}
