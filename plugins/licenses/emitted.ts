/** What the bundlers' modules, webpack's and Rspack's, have in common here. */
interface Module {
  nameForCondition?: () => string | null | undefined;
  /** Of a module that the bundler made by joining several. */
  readonly modules?: Iterable<Module>;
}

/** The part of a compilation that is read here. */
export interface Compilation {
  readonly chunks: Iterable<unknown>;
  readonly chunkGraph: {getChunkModulesIterable: (chunk: never) => Iterable<unknown>};
}

/** The folder of the package that a file belongs to: the innermost one. Our own files belong to none. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/@][^\\/]*(?=[\\/])/.exec(file)?.[0];
}

/**
 * The folders of the packages of which a compilation emitted something: scripts, styles, files. Modules that the bundler
 * found to be unused are in no chunk; what the minimizer drops afterwards is still counted, which errs on the safe side.
 */
export function emittedPackages({chunks, chunkGraph}: Compilation): Set<string> {
  const folders = new Set<string>();
  const visit = (module: Module): void => {
    const folder = packageFolder(module.nameForCondition?.() ?? '');
    if (folder) folders.add(folder);
    for (const inner of module.modules ?? []) visit(inner);
  };
  for (const chunk of chunks) for (const module of chunkGraph.getChunkModulesIterable(chunk as never)) visit(module as Module);
  return folders;
}
