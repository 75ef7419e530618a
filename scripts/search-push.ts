// Uploads the search records of the last build to the hosted provider: settings, synonyms, then all records in one step.
//   ALGOLIA_APP_ID=… ALGOLIA_ADMIN_KEY=… ALGOLIA_INDEX=… npm run search:push [-- <build directory>]
// The admin key is read from the environment alone and is never part of a build. ALGOLIA_HOST=http://127.0.0.1:1234
// sends everything there instead: the tests do. Tested against a local server, not against the live service.
import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {synonymsOf} from '../plugins/search/glossary.ts';
import {upload} from '../plugins/search/upload.ts';
import {readRecords, RECORDS_DIR} from '../plugins/search/write.ts';
import {locales} from '../site/locales.ts';

function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`search:push: ${name} is not set. It needs ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY and ALGOLIA_INDEX.`);
  return value;
}

async function main(): Promise<void> {
  const [appId, adminKey, indexName] = [needed('ALGOLIA_APP_ID'), needed('ALGOLIA_ADMIN_KEY'), needed('ALGOLIA_INDEX')];
  const buildDir = process.argv.slice(2).find((argument) => !argument.startsWith('-')) ?? 'build';
  const recordsDir = path.join(buildDir, '..', RECORDS_DIR);
  const files = await Promise.all(locales.map(({name, baseUrl}) => readRecords(recordsDir, path.join(buildDir, baseUrl), name)));
  const host = process.env.ALGOLIA_HOST ? new URL(process.env.ALGOLIA_HOST) : undefined;
  const client = algoliasearch(appId, adminKey, {
    // Records are sent by the thousand; a slow line must not end the upload.
    timeouts: {connect: 5000, read: 10_000, write: 120_000},
    ...(host && {hosts: [{url: host.hostname, port: Number(host.port), protocol: 'http', accept: 'readWrite' as const}]}),
  });
  const records = files.flatMap((file) => file.records);
  await upload(
    client,
    indexName,
    records,
    locales.map((locale) => synonymsOf('.', locale)),
  );
  console.log(`search:push: ${records.length} records of ${files.map(({language}) => language).join(', ')} are in ${indexName}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
