import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Gives `Intl` the language's tag instead of the locale's name.
 *
 * The Chinese locale is named `mandarin`, which is no BCP 47 tag: `Intl.DateTimeFormat` and `Intl.PluralRules` then
 * fall back to the language of the machine, so dates and plurals differ between the built page and the reader's
 * browser, and React throws the page away. The two theme files that call `Intl` get `localeConfigs[name].htmlLang`.
 */
export function languageTag(): Plugin {
  return {
    name: 'language-tag',
    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: /theme-common[\\/]lib[\\/]utils[\\/](IntlUtils|usePluralForm)\.js$/,
              use: [path.resolve('plugins/language-tag/loader.cjs')],
            },
          ],
        },
      };
    },
  };
}
