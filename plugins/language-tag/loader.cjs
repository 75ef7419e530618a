// CommonJS because the bundler loads it by itself, without the TypeScript of the configuration.
// In:  new Intl.DateTimeFormat(currentLocale, …)      with `currentLocale` from `i18n`
// Out: new Intl.DateTimeFormat(localeConfigs[currentLocale].htmlLang, …)
// In:  letter1.localeCompare(letter2)        with the option `htmlLang`
// Out: letter1.localeCompare(letter2, "ru")
const CALLS = [
  [
    'const { i18n: { currentLocale }, } = useDocusaurusContext();',
    'const { i18n: { currentLocale: localeName, localeConfigs }, } = useDocusaurusContext();\n    const currentLocale = localeConfigs[localeName].htmlLang;',
  ],
];

module.exports = function languageTagLoader(source) {
  let out = source;
  let changed = 0;
  const {htmlLang} = this.getOptions();
  if (htmlLang) {
    out = out.replace(/\.localeCompare\(([\w.]+)\)/g, (_call, other) => {
      changed++;
      return `.localeCompare(${other}, ${JSON.stringify(htmlLang)})`;
    });
  }
  for (const [from, to] of CALLS) {
    if (!out.includes(from)) continue;
    out = out.replace(from, to);
    changed++;
  }
  if (!changed) {
    throw new Error(
      `${this.resourcePath}: no call of Intl found to mend. Docusaurus has changed this file: read it again and adapt plugins/language-tag/loader.cjs, or dates on Chinese pages are in the language of the build machine.`,
    );
  }
  return out;
};
