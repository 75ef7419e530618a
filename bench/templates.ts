/** A page of each template of the site, and the fragment with which it is opened the second time. */
export interface Template {
  readonly name: string;
  readonly path: string;
  readonly fragment?: string;
}

/** Nothing on a page may move while it loads: the most that the sum of layout shifts may be (Core Web Vitals: 0.1 is good). */
export const MOST_SHIFT = 0.02;

export const templates: readonly Template[] = [
  {name: 'home', path: '/'},
  {name: 'reference page', path: '/v3/documentation/data-formats/tlb/cell-boc', fragment: 'worked-example'},
  {name: 'page with a playground', path: '/v3/documentation/smart-contracts/tolk/counter-smart-contract', fragment: 'playground'},
  {name: 'instruction reference', path: '/v3/documentation/tvm/instructions', fragment: 'SENDRAWMSG'},
  {name: 'exit codes', path: '/v3/documentation/tvm/tvm-exit-codes', fragment: '37'},
  {name: 'glossary', path: '/v3/concepts/glossary', fragment: 'workchain'},
  {name: 'tools', path: '/v3/tools'},
  {name: 'playground', path: '/v3/playground'},
  {name: 'blog', path: '/blog'},
  {name: 'blog post', path: '/blog/2026/09/08/network-changes-since-mid-2025'},
  {name: 'tags', path: '/tags'},
  {name: 'search', path: '/search?q=bounce'},
];
