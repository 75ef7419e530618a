// In:  module.exports = 'AGFzbQEAAAAB…'   or   module.exports = { FuncFiftLibWasm: 'AGFzbQ…' }
// Out: the bytes, or with `size` a module that exports how many there are.

/** @type {import('webpack').LoaderDefinitionFunction<{size?: boolean}>} */
module.exports = function (source) {
  // No regular expression over megabytes: its stack overflows where the process has a small one.
  const start = source.indexOf('AGFzbQ');
  const quote = source[start - 1];
  const end = quote === "'" || quote === '"' ? source.indexOf(quote, start) : -1;
  if (end < 0) throw new Error(`${this.resourcePath} holds no wasm as base64 any more: correct plugins/playground`);
  const base64 = source.slice(start, end);
  const bytes = Buffer.from(base64, 'base64');
  return this.getOptions().size ? `export default ${bytes.length};` : bytes;
};
