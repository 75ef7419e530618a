/** Who may make HTML and addresses of scripts of strings, by the name of the policy. */
export const POLICIES = {
  /** `policy.js`, for what libraries write: inspected. */
  libraries: 'default',
  /** `policy.js`, where it reads what it inspects. */
  inspection: 'inspect',
  /** The bundler, for the site's own scripts and workers. */
  files: 'files',
  /** `src/tvm/page`, for the HTML of a page of this site. */
  ownPage: 'own-page',
} as const;
