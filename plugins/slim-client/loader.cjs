const path = require('node:path');
const {slimConfig, slimGlobalData, slimRegistry, slimVersion} = require('./slim.cjs');

const BY_NAME = {'docusaurus.config.mjs': slimConfig, 'registry.js': slimRegistry, 'globalData.json': slimGlobalData};

module.exports = function slimLoader(source) {
  try {
    return (BY_NAME[path.basename(this.resourcePath)] ?? slimVersion)(source);
  } catch (error) {
    throw new Error(
      `${this.resourcePath}: ${error.message}. Docusaurus generates this file in another form now: read it and adapt plugins/slim-client/slim.cjs.`,
    );
  }
};
