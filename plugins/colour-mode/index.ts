import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Takes a stored colour mode that does not exist for the default one.
 *
 * The theme's inline script puts whatever the browser's storage (or the address, as `?docusaurus-theme=`) holds on the
 * page: with anything but `light` and `dark` the toggle has no icon, and no component knows which mode is shown. This
 * inline script runs after the theme's own, before the first paint.
 */
export function colourMode(context: LoadContext): Plugin {
  const {colorMode} = context.siteConfig.themeConfig as {colorMode: {defaultMode: string}};
  return {
    name: 'colour-mode',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: inlineScript(colorMode.defaultMode)}]}),
  };
}

/** Attributes are those of `theme-classic/inlineScripts`. */
function inlineScript(mode: string): string {
  return `(function(){var root=document.documentElement;if(!/^(light|dark)$/.test(root.getAttribute('data-theme'))){root.setAttribute('data-theme',${JSON.stringify(mode)});root.setAttribute('data-theme-choice',${JSON.stringify(mode)})}})();`;
}
