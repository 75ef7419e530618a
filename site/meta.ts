/** Who this site is and where its source lives. Everything that a fork would change stands here. */
export const meta = {
  title: 'TON Docs',
  tagline: 'Documentation of The Open Network, checked against the real thing',
  /** Origin of the published site, without a trailing slash. `SITE_URL` overrides it for a mirror or a preview. */
  url: process.env.SITE_URL ?? 'https://ton-docs.example',
  /** Repository that "Edit this page" and "Report a problem" lead to. */
  repository: process.env.REPOSITORY_URL ?? 'https://github.com/ton-community/ton-docs',
  branch: 'main',
} as const;
