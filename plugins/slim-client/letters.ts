interface Minimizer {
  readonly name?: string;
  /** Where rspack keeps the options that a plugin was made with. */
  readonly _args?: readonly {minimizerOptions?: Record<string, Record<string, unknown> | undefined>}[];
}

/**
 * Lets scripts hold letters as they are: Docusaurus has the minimizer write `\u044f` for `я`, six bytes for two. The site
 * is UTF-8 throughout, so a script is read as such.
 */
export function keepLetters(minimizers: readonly unknown[]): void {
  let changed = 0;
  for (const minimizer of minimizers as readonly Minimizer[]) {
    if (minimizer.name !== 'SwcJsMinimizerRspackPlugin') continue;
    for (const options of Object.values(minimizer._args?.[0]?.minimizerOptions ?? {})) {
      if (typeof options !== 'object' || !('ascii_only' in options)) continue;
      options.ascii_only = false;
      changed++;
    }
  }
  if (!changed) throw new Error('slim-client: no minimizer with "ascii_only" found; Docusaurus has changed bundler/lib/minification.js');
}
