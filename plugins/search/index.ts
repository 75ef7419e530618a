import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {areaLabels} from '../../site/search.ts';
import {localeOf} from '../../site/locales.ts';
import {readAsked} from './asked.ts';
import {browseData} from './browse.ts';
import {synonymsOf} from './glossary.ts';

/** Search: after a build, the records of every page and the package that the embedded engine reads. */
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
    async postBuild({outDir, routesPaths}) {
      // Reading pages needs packages that a development server has no use for.
      const [{collectRecords, readPopularity}, {writeSearch, RECORDS_DIR}] = await Promise.all([
        import('./collect.ts'),
        import('./write.ts'),
      ]);
      const records = collectRecords({
        siteDir,
        outDir,
        baseUrl: siteConfig.baseUrl,
        routesPaths,
        language,
        siteUrl: siteConfig.url,
        areaLabels: areaLabels[language],
        popularity: readPopularity(siteDir),
        asked: readAsked(siteDir, locale),
      });
      await writeSearch({outDir, recordsDir: path.join(siteDir, RECORDS_DIR), language, records, synonyms: synonymsOf(siteDir, locale)});
    },
  };
}
