/** The front matter keys of this site that the theme does not know; `checks/` enforces their shape. */
export interface PageFrontMatter {
  readonly kind?: 'tutorial' | 'how-to' | 'reference' | 'explanation';
  readonly sources?: readonly {readonly title: string; readonly url: string}[];
  /** Set at build time by `plugins/section-openers` on pages that open a section: paths of its cell tree, in the order of drawing. */
  readonly opener?: readonly string[];
  /** Set at build time by `plugins/freshness` on pages whose translation is behind. */
  readonly translation?: 'stale' | 'missing';
}
