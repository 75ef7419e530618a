import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {POLICIES} from '../plugins/trusted-types/names.ts';

/** Every `.html` file under a folder. */
export function* htmlFiles(dir: string): Generator<string> {
  for (const entry of fs.readdirSync(dir, {withFileTypes: true})) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) yield* htmlFiles(file);
    else if (entry.name.endsWith('.html')) yield file;
  }
}

/** Sources of the inline scripts of a page that a browser executes; data blocks such as JSON-LD are none. */
export function inlineScripts(html: string): string[] {
  const found: string[] = [];
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\bsrc\s*=/i.test(attributes)) continue;
    const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1];
    if (type && !/^(?:module|(?:text|application)\/(?:java|ecma)script)$/i.test(type)) continue;
    if (body) found.push(body);
  }
  return found;
}

/** A source expression of the policy for one inline script. */
export const hashOf = (script: string): string => `'sha256-${crypto.createHash('sha256').update(script).digest('base64')}'`;

/**
 * The content security policy of a built site: scripts are the site's own files and the inline scripts that the build
 * wrote, by hash; nothing is evaluated and nothing comes from elsewhere; strings become HTML by the named policies alone.
 * `extra` adds sources of configured services. Scripts of others write HTML and load scripts in ways that are not ours to
 * name: with them there are no Trusted Types.
 */
export function contentSecurityPolicy(buildDir: string, extra: {script?: string[]; connect?: string[]; img?: string[]} = {}): string {
  const hashes = new Set<string>();
  for (const file of htmlFiles(buildDir)) for (const script of inlineScripts(fs.readFileSync(file, 'utf8'))) hashes.add(hashOf(script));
  if (hashes.size > 40)
    throw new Error(`${hashes.size} different inline scripts in ${buildDir}: some plugin writes one per page; give it a file of its own`);
  const list = (...parts: (string[] | undefined)[]): string => ["'self'", ...parts.flatMap((part) => part ?? [])].join(' ');
  return [
    "default-src 'self'",
    `script-src ${list(["'wasm-unsafe-eval'"], [...hashes].sort(), extra.script)}`,
    "style-src 'self'",
    // Styles of single elements come from the theme and from table alignment; they cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src ${list(['data:'], extra.img)}`,
    "font-src 'self'",
    `connect-src ${list(extra.connect)}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(extra.script?.length ? [] : ["require-trusted-types-for 'script'", `trusted-types ${Object.values(POLICIES).join(' ')}`]),
  ].join('; ');
}
