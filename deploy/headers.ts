/** Response headers that every answer carries. The content security policy is added from the built pages (`csp.ts`). */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
} as const;

/** How long a browser keeps what it got, by the path of the file. */
export interface CacheRule {
  /** Regular expression for the path, in the syntax that JavaScript and PCRE share. */
  readonly path: string;
  readonly value: string;
}

/** The first rule that matches wins. Files whose name holds a hash of their content never change. */
export const cacheRules: readonly CacheRule[] = [
  {path: '^/(?:[a-z]+/)?assets/(?:js|css)/.+\\.[0-9a-f]{8}\\.', value: 'public, max-age=31536000, immutable'},
  {path: '^/(?:[a-z]+/)?assets/(?:images|files|fonts|medias)/.+-[0-9a-f]{32}\\.', value: 'public, max-age=31536000, immutable'},
  {path: '^/(?:[a-z]+/)?assets/(?:wasm|samples)/.+\\.[0-9a-f]{16}\\.\\w+$', value: 'public, max-age=31536000, immutable'},
  {path: '^/(?:[a-z]+/)?search/.*[./][0-9a-f]{10}\\.json$', value: 'public, max-age=31536000, immutable'},
  {path: '^/(?:[a-z]+/)?fonts/', value: 'public, max-age=31536000, immutable'},
  {path: '^/(?:[a-z]+/)?img/', value: 'public, max-age=86400'},
  {path: '', value: 'public, max-age=0, must-revalidate'},
];

/** `Cache-Control` of the file at `path` (as asked for, with a leading slash). */
export function cacheControl(path: string): string {
  return cacheRules.find((rule) => new RegExp(rule.path).test(path))!.value;
}
