// CommonJS because the bundler loads it by itself, without the TypeScript of the configuration.
// In:  …createElement("defs",null,…createElement("style",null,".cls-1,.cls-2{fill:#003dff}…"))
// Out: …createElement("defs",null,null)
// The provider's logo, hidden where no provider answers, brings an inline style that the content security policy refuses
// with an error in the reader's console. Its colour is given in src/css/search.css instead.
const STYLE = /\w+\.createElement\("style",null,"\.cls-1[^"]*"\)/;

module.exports = function docsearchLoader(source) {
  if (!STYLE.test(source)) {
    throw new Error(
      `${this.resourcePath}: the logo's inline style is not where it was. Read the file again and adapt plugins/search/docsearch-loader.cjs.`,
    );
  }
  return source.replace(STYLE, 'null');
};
