// First import of the worker: `@ton/core` takes `Buffer` from the global scope, which a browser does not have.
import {Buffer} from 'buffer';

(globalThis as {Buffer?: unknown}).Buffer ??= Buffer;
