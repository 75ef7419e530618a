import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {localeOf} from '../../site/locales.ts';

/**
 * Gives `Intl` the language's tag instead of the locale's name.
 *
 * The Chinese locale is named `mandarin`, which is no BCP 47 tag: `Intl.DateTimeFormat` and `Intl.PluralRules` then
 * fall back to the language of the machine, so dates and plurals differ between the built page and the reader's
 * browser, and React throws the page away. The two theme files that call `Intl` get `localeConfigs[name].htmlLang`.
 * The list of tags is sorted by the language of the page for the same reason, not by that of the machine.
 */
export function languageTag(context: LoadContext): Plugin {
  const {htmlLang} = localeOf(context.i18n.currentLocale);
  const loader = path.resolve('plugins/language-tag/loader.cjs');
  return {
    name: 'language-tag',
    configureWebpack() {
      return {
        module: {
          rules: [
            {test: /theme-common[\\/]lib[\\/]utils[\\/](IntlUtils|usePluralForm)\.js$/, use: [loader]},
            {test: /theme-common[\\/]lib[\\/]utils[\\/]tagsUtils\.js$/, use: [{loader, options: {htmlLang}}]},
          ],
        },
      };
    },
  };
}
