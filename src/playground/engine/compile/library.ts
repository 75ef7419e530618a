import {EngineError} from '../errors.ts';

/** How a session gets the text of `stdlib.fc`. In the worker from the site, in tests from the package. */
export type GetFuncLibrary = () => Promise<string>;

const INCLUDE = /^[^\S\n]*#include[^\S\n]+"([^"\n]*)"/gm;
const FILE = /(?:^|\/)stdlib\.fc$/;

/** The one name under which the library is known, whatever folder an include names. */
export const LIBRARY = 'stdlib.fc';

/** Whether a path means FunC's standard library, which is there without being a source: from any folder, as projects have it. */
export const isLibrary = (path: string): boolean => FILE.test(path);

/** Whether a source includes the library. In a comment too: it is loaded in vain then, and that is all. */
export function wantsLibrary(sources: Readonly<Record<string, string>>): boolean {
  return Object.values(sources).some((text) => [...text.matchAll(INCLUDE)].some(([, path = '']) => isLibrary(path)));
}

/** Fetches the library: a file with a hash in its name, which the browser keeps. */
export async function fetchLibrary(url: string): Promise<string> {
  const missing = (reason: string): EngineError => new EngineError({code: 'file-missing', field: LIBRARY, message: `${url}: ${reason}`});
  let response: Response;
  try {
    response = await fetch(url, {credentials: 'same-origin'});
  } catch (error) {
    throw missing(String(error));
  }
  if (!response.ok || /html/.test(response.headers.get('Content-Type') ?? '')) throw missing(String(response.status));
  return response.text();
}
