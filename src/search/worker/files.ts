/** A file that cannot be had: the network, a server's refusal, or something else in its place. */
export class MissingFile extends Error {
  constructor(
    readonly url: string,
    reason: string,
    /** Whether asking again is of no use: there is no such file, or it is damaged. */
    readonly isGone = false,
  ) {
    super(`search: ${url}: ${reason}`);
    this.name = 'MissingFile';
  }
}

const PATIENCE = 20_000;

/**
 * Gets a file of the site. Names with a hash never change, so the browser's own cache keeps them for good and answers
 * without the network; where the network fails, whatever was kept is better than nothing.
 */
async function getFile(url: string, mode: 'hashed' | 'fresh'): Promise<Response> {
  const attempt = async (cache: RequestCache): Promise<Response> => {
    const response = await fetch(url, {cache, credentials: 'same-origin', signal: AbortSignal.timeout(PATIENCE)});
    if (!response.ok) throw new MissingFile(url, String(response.status), response.status === 404);
    return response;
  };
  try {
    return await attempt(mode === 'fresh' ? 'no-cache' : 'default');
  } catch (error) {
    if (error instanceof MissingFile) throw error;
    return await attempt('force-cache').catch((second: unknown) => {
      throw second instanceof MissingFile ? second : new MissingFile(url, String(error));
    });
  }
}

/** A file as JSON. Hosts that answer every address with a page answer this one so too: that is no JSON. Throws {@link MissingFile}. */
export async function getJson(url: string, mode: 'hashed' | 'fresh'): Promise<unknown> {
  const response = await getFile(url, mode);
  try {
    return await response.json();
  } catch {
    throw new MissingFile(url, 'no JSON', true);
  }
}
