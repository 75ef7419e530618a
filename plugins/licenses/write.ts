import {generalText, type Notice} from './read.ts';

const LINE = '-'.repeat(80);

/** `licenses.txt`: a table of what there is, then each licence's text under the packages that share it to the letter. */
export function licensesText(notices: readonly Notice[]): string {
  const groups = new Map<string, Notice[]>();
  for (const notice of notices) groups.set(notice.text, [...(groups.get(notice.text) ?? []), notice]);
  const parts = notices.flatMap((notice) => notice.parts);
  return [
    'Software of others in this site',
    '===============================',
    '',
    "What this site sends to a browser contains code, fonts and data of the packages below. Their authors' notices and",
    'licenses follow. The build makes this list from the files that it made.',
    '',
    ...notices.flatMap(({name, version, licence, parts: inside}) => [
      `${name} ${version} (${licence})`,
      ...inside.map((part) => `    ${part.what}: ${part.licence}; ${part.reason}`),
    ]),
    '',
    ...[...groups].flatMap(([text, packages]) => [
      LINE,
      ...packages.map(({name, version, licence, source}) => `${name} ${version} (${licence})${source ? `, ${source}` : ''}`),
      LINE,
      '',
      text,
      '',
    ]),
    ...[...new Set(parts.flatMap(({texts}) => texts))].flatMap((name) => {
      const text = generalText(name);
      if (text === undefined) throw new Error(`plugins/licenses/texts/${name}.txt is missing`);
      return [
        LINE,
        `${name}, for parts of: ${[...new Set(parts.filter(({texts}) => texts.includes(name)).map((part) => part.package))].join(', ')}`,
        LINE,
        '',
        text,
        '',
      ];
    }),
  ].join('\n');
}
