import fs from 'node:fs';
import path from 'node:path';
import {digestOf, type Digest} from './digest.ts';

/** A page whose digest is to be made. */
export interface Unread {
  /** Its HTML. */
  readonly file: string;
  /** Hash of what the digest is made from. */
  readonly key: string;
  /** Where the digest is kept. */
  readonly kept: string;
}

/** The tag of a file whose name holds a hash of its content, and the file's address. */
const BUNDLED = /<(?:script|link)\b[^>]*?\s(?:src|href)="?([^">\s]+\.[\da-f]{8,}\.(?:js|css))\b[^>]*>(?:<\/script>)?/g;

/**
 * Parts the HTML of a page from the tags of the bundler's files: with these, any change of any script or style would make
 * every page another one.
 */
export function withoutBundle(html: string): {html: string; assets: string[]} {
  const assets: string[] = [];
  const rest = html.replace(BUNDLED, (_tag, address: string) => {
    assets.push(address);
    return '';
  });
  return {html: rest, assets};
}

/** Makes the digest of a page and keeps it. A process that is stopped leaves no half of one. */
export function keepDigest({file, key, kept}: Unread): Digest {
  const digest = digestOf(withoutBundle(fs.readFileSync(file, 'utf8')).html);
  fs.mkdirSync(path.dirname(kept), {recursive: true});
  fs.writeFileSync(`${kept}.${process.pid}`, JSON.stringify({key, digest}));
  fs.renameSync(`${kept}.${process.pid}`, kept);
  return digest;
}
