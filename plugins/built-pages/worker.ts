import {workerData} from 'node:worker_threads';
import {keepDigest, type Unread} from './keep.ts';

/** Reads the pages that it was given, and leaves the digest of each in its file. */
for (const page of (workerData as {pages: readonly Unread[]}).pages) keepDigest(page);
