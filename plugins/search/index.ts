import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {areaLabels, isHosted} from '../../site/search.ts';
import {localeOf} from '../../site/locales.ts';
import {readAsked} from './asked.ts';
import {browseData} from './browse.ts';
import {synonymsOf} from './glossary.ts';

/**
 * Search: after a build, the records of every page and the package that the embedded engine reads; while bundling, the
 * seams through which the theme's search bar takes our button and leaves its provider alone.
 */
export function search(context: LoadContext): Plugin {
  const {siteDir, siteConfig} = context;
  const locale = localeOf(context.i18n.currentLocale);
  const {name: language} = locale;
  return {
    name: 'search',
    async allContentLoaded({allContent, actions}) {
      const docs = (allContent['docusaurus-plugin-content-docs']?.default as {loadedVersions: LoadedVersion[]} | undefined)
        ?.loadedVersions[0];
      if (docs) await actions.createData('browse.json', browseData(docs, siteConfig.baseUrl));
    },
    configureWebpack() {
      const from = (file: string): string => path.join(siteDir, 'src/search', file);
      return {
        resolve: {
          alias: {
            // The theme takes these from the whole modal, which every page would then load.
            '@docsearch/react/button': from('modal/button.tsx'),
            '@docsearch/react/useDocSearchKeyboardEvents': from('modal/keyboard.ts'),
            '@docsearch/react/version': from('modal/version.ts'),
            // One style sheet of ours (src/css/search.css) dresses button and modal.
            '@docsearch/react/style': false,
          },
        },
        module: {
          rules: [
            {test: /docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/, use: [path.join(siteDir, 'plugins/search/docsearch-loader.cjs')]},
            {
              test: /theme-search-algolia[\\/]lib[\\/]theme[\\/]SearchBar[\\/]index\.js$/,
              resolve: {
                alias: {
                  './styles.css': false,
                  // All that the bar puts there is a preconnect to the provider: with none, a call to a stranger.
                  ...(!isHosted && {'@docusaurus/Head': from('modal/no-head.ts')}),
                },
              },
            },
          ],
        },
      };
    },
    async postBuild({outDir, routesPaths}) {
      // Reading pages needs packages that a development server has no use for.
      const [{collectRecords}, {readPopularity}, {writeSearch, RECORDS_DIR}] = await Promise.all([
        import('./collect.ts'),
        import('./popularity.ts'),
        import('./write.ts'),
      ]);
      const records = await collectRecords({
        outDir,
        routes: routesPaths,
        language,
        siteUrl: siteConfig.url,
        baseUrl: siteConfig.baseUrl,
        siteDir,
        areaLabels: areaLabels[language],
        popularity: readPopularity(siteDir),
        asked: readAsked(siteDir, locale),
        cacheDir: path.join(siteDir, '.cache/search'),
      });
      await writeSearch({outDir, recordsDir: path.join(siteDir, RECORDS_DIR), language, records, synonyms: synonymsOf(siteDir, locale)});
    },
  };
}
