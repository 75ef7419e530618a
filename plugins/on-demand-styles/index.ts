import type {Plugin} from '@docusaurus/types';

interface CssGroup {
  readonly type?: string;
  test?: (module: {nameForCondition?: () => string | null | undefined}) => boolean;
}

/**
 * Styles of what loads on demand. Those of what the server writes are not among them (the frames `Tool` and `room`, the
 * reference of instructions): a page without its styles shifts when they come.
 */
const ON_DEMAND = /[\\/]src[\\/](?:tools|playground)[\\/](?!.*\b(?:Tool|room)\.module\.css$)/;

/** Whether a style sheet belongs to the one that every page loads. */
export const isOfEveryPage = (file: string): boolean => !ON_DEMAND.test(file);

/**
 * Leaves the styles of tools out of the site's one style sheet: they come with the tool's script. Docusaurus gathers all
 * styles so that their order is the same on every page; these are CSS modules of their own, whose order does not matter.
 */
export function onDemandStyles(): Plugin {
  return {
    name: 'on-demand-styles',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      const split = config.optimization?.splitChunks;
      const styles = (split ? split.cacheGroups : undefined)?.styles as CssGroup | undefined;
      if (styles?.type !== 'css/mini-extract')
        throw new Error('on-demand-styles: no group of all styles found; Docusaurus has changed core/lib/webpack/base.js');
      styles.test = (module) => isOfEveryPage(module.nameForCondition?.() ?? '');
      return {};
    },
  };
}
