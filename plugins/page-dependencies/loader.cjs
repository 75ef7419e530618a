// Runs before the MDX loader and changes nothing. The bundler loads it as CommonJS.
const fs = require('node:fs');
const path = require('node:path');

/** Files that a page with this text, at this path from the root, is made of. They need not exist: their coming matters, too. */
function dependenciesOf(page, source) {
  const language = /^i18n\/([^/]+)\//.exec(page)?.[1];
  const glossary = 'v3/concepts/glossary.mdx';
  return [
    `.cache/samples/verdicts/${page}.json`,
    ...[...source.matchAll(/(?:file|of)="?(samples\/[^\s"#]+)/g)].map(([, file]) => file),
    ...(/<(?:ConfigValue|ConfigDate|Fee)\b/.test(source) ? ['data/config/mainnet.ts', 'data/config/values.ts'] : []),
    ...(source.includes('/v3/concepts/glossary#')
      ? [`docs/${glossary}`, ...(language ? [`i18n/${language}/docusaurus-plugin-content-docs/current/${glossary}`] : [])]
      : []),
    ...[...source.matchAll(/\]\(\/(v3\/[\w./-]+)/g)].flatMap(([, id]) => [`docs/${id}.mdx`, `docs/${id}/README.mdx`]),
  ];
}

module.exports = function pageDependencies(source) {
  const root = this.rootContext;
  const page = path.relative(root, this.resourcePath).split(path.sep).join('/');
  for (const file of new Set(dependenciesOf(page, source))) {
    const absolute = path.join(root, file);
    if (fs.existsSync(absolute)) this.addDependency(absolute);
    else this.addMissingDependency(absolute);
  }
  return source;
};

module.exports.dependenciesOf = dependenciesOf;
