import {createHash} from 'node:crypto';

/**
 * SHA-256 in hexadecimal of lines, sorted: what a page must list, taken once from the source that it lists. A copy of
 * this repository without that source still sees whether the page lost, gained or changed a line.
 */
export const digest = (lines: Iterable<string>): string =>
  createHash('sha256')
    .update([...lines].sort().join('\n'))
    .digest('hex');
