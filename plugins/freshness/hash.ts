import {createHash} from 'node:crypto';

/**
 * The revision of an English page that a translation records as `source_hash`: the first 12 hex digits of the SHA-256
 * of the file's text. Line endings and blank space around the text do not count, so a checkout on Windows agrees.
 */
export function sourceHash(text: string): string {
  return createHash('sha256').update(text.replace(/\r\n?/g, '\n').trim()).digest('hex').slice(0, 12);
}
