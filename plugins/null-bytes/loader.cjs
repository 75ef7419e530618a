// CommonJS because the bundler loads it by itself, without the TypeScript of the configuration.
// In:  text(passThrough).then(resolve, reject);
// Out: text(passThrough).then((html) => resolve(html.replace(/\0/g, '')), reject);
const FROM = 'text(passThrough).then(resolve, reject);';

module.exports = function nullBytesLoader(source) {
  if (!source.includes(FROM)) {
    throw new Error(
      `${this.resourcePath}: the call to mend is not there. Docusaurus has changed this file: read it again and adapt or drop plugins/null-bytes, or Chinese and Russian pages get U+FFFD in their text.`,
    );
  }
  return source.replace(FROM, "text(passThrough).then((html) => resolve(html.replace(/\\0/g, '')), reject);");
};
