// CommonJS because the bundler loads it by itself, without the TypeScript of the configuration.

/** Keys of the configuration that only the build reads. */
const BUILD_OPTIONS = [
  'presets',
  'plugins',
  'themes',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'staticDirectories',
  'markdown',
];

/** In: the whole configuration as a module. Out: the same without what only the build reads. */
function slimConfig(source) {
  const start = source.indexOf('export default ');
  if (start < 0) throw new Error('no "export default" in it');
  const config = JSON.parse(source.slice(start + 'export default '.length).replace(/;\s*$/, ''));
  for (const key of BUILD_OPTIONS) delete config[key];
  return `export default ${JSON.stringify(config)};`;
}

/**
 * In:  "1a2b": [() => import(/* webpackChunkName: "1a2b" *\/ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
 * Out: "1a2b": [() => import(/* webpackChunkName: "1a2b" *\/ "@theme/DocItem")],
 * The name and the weak reference serve the server, which lists the files of a page by them.
 */
function slimRegistry(source) {
  const entries = source.match(/: \[\(\) => import\(/g)?.length ?? 0;
  let changed = 0;
  const out = source.replace(/(: \[\(\) => import\([^\n]*?\)), "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)\]/g, (_whole, kept) => {
    changed++;
    return `${kept}]`;
  });
  if (entries === 0 || changed !== entries) throw new Error(`${entries} entries, ${changed} of them of the known form`);
  return out;
}

/** In: names and addresses of all docs of each version. Out: without the docs; only navbar items of the types doc and docSidebar read them. */
function slimGlobalData(source) {
  const data = JSON.parse(source);
  for (const {versions} of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of versions) {
      version.docs = [];
      version.sidebars = {};
    }
  }
  return JSON.stringify(data);
}

/** Ids of the docs that a sidebar's generated index pages show as cards. */
function cardDocs(items, into = new Set()) {
  for (const item of items) {
    if (item.type !== 'category') continue;
    if (item.href) for (const child of item.items) if (child.docId) into.add(child.docId);
    cardDocs(item.items, into);
  }
  return into;
}

/** In: sidebars, and title and description of each doc. Out: of these only what cards of an index page show. */
function slimVersion(source) {
  const data = JSON.parse(source);
  if (!data.version?.docs) return source;
  const kept = new Set(Object.values(data.version.docsSidebars).flatMap((items) => [...cardDocs(items)]));
  data.version.docs = Object.fromEntries(Object.entries(data.version.docs).filter(([id]) => kept.has(id)));
  return JSON.stringify(data);
}

module.exports = {slimConfig, slimRegistry, slimGlobalData, slimVersion};
