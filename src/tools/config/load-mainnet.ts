// Mainnet's configuration, made in a worker: a quarter of a second that the page does not feel.

/** A worker that has not answered by then is taken for lost: blocked, or its file not found. */
const PATIENCE = 15_000;

let made: Promise<Uint8Array> | undefined;

/** The bag, made once for the page; where there is no worker, in the page. */
export function loadMainnet(): Promise<Uint8Array> {
  made ??= inWorker()
    .catch(async () => (await import('./mainnet-boc.ts')).mainnetBoc())
    .catch((error: unknown) => {
      // The next call tries again.
      made = undefined;
      throw error;
    });
  return made;
}

function inWorker(): Promise<Uint8Array> {
  return new Promise<Uint8Array>((resolve, reject) => {
    const worker = new Worker(new URL('./mainnet-worker.ts', import.meta.url));
    const end = (): void => {
      clearTimeout(timer);
      worker.terminate();
    };
    const timer = setTimeout(() => {
      end();
      reject(new Error('the worker does not answer'));
    }, PATIENCE);
    worker.onerror = (event) => {
      event.preventDefault();
      end();
      reject(new Error(event.message));
    };
    worker.onmessage = ({data}: MessageEvent<Uint8Array>) => {
      end();
      resolve(data);
    };
  });
}
