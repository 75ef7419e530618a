// In:  module.exports = 'AGFzbQEAAAAB…'   or   module.exports = { FuncFiftLibWasm: 'AGFzbQ…' }
// Out: the bytes, or with `size` a module that exports how many there are.

/** @type {import('webpack').LoaderDefinitionFunction<{size?: boolean}>} */
module.exports = function (source) {
  const base64 = /['"](AGFzbQ[\w+/]+={0,2})['"]/.exec(source)?.[1];
  if (!base64) throw new Error(`${this.resourcePath} holds no wasm as base64 any more: correct plugins/playground`);
  const bytes = Buffer.from(base64, 'base64');
  return this.getOptions().size ? `export default ${bytes.length};` : bytes;
};
