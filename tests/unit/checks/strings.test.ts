import assert from 'node:assert/strict';
import {test} from 'node:test';
import {themeStrings} from '../../../checks/lib/ui-strings.ts';
import {strings} from '../../../checks/strings.ts';
import {docFile, page, run} from './fixture.ts';

const SOURCE = {
  'src/components/A.tsx': `
    import Translate, {translate} from '@docusaurus/Translate';
    export const a = () => <Translate id="own.jsx" description="d">
      Two lines
      joined
    </Translate>;
    export const b = translate({id: 'own.call', message: '{count} page|{count} pages'}, {count: 2});
    export const c = translate({id: \`theme.announcement.\${id}\`, message: 'x'});
  `,
};
const PAGES = {[docFile('v3/a')]: page('Text.'), [docFile('v3/b')]: page('Text.'), [docFile('v3/c')]: page('Text.')};

/** Something that is not English, with its placeholders and three plural forms where English has forms. */
function translated(message: string): string {
  const forms = message.split('|').map((form) => `${form} я`);
  return forms.length > 1 ? [forms.at(-1), forms.at(-1), forms.at(-1)].join('|') : `${message} я`;
}

/** Complete translations of the fixture site; each part may be changed. */
function tree(change: (part: string, messages: Record<string, string>) => void = () => {}): Record<string, string> {
  const files: Record<string, string> = {...SOURCE, ...PAGES};
  for (const language of ['zh-CN', 'ru']) {
    const parts: Record<string, Record<string, string>> = {
      'code.json': Object.fromEntries([
        ...[...themeStrings()].map(([id, message]) => [id, translated(message)] as const),
        ['own.jsx', 'Одна строка'],
        ['own.call', '{count} страница|{count} страницы|{count} страниц'],
        ['theme.announcement.one', 'Привет'],
      ]),
      'docusaurus-theme-classic/navbar.json': {'logo.alt': 'TON Docs', 'item.label.Blog': 'Блог'},
      'docusaurus-theme-classic/footer.json': {
        copyright: 'CC BY',
        'link.title.Use': 'Применять',
        'link.item.label.Get a wallet': 'Кошелёк',
      },
      'docusaurus-plugin-content-docs/current.json': {'version.label': 'Далее', 'sidebar.learn.category.more': 'Ещё'},
      'docusaurus-plugin-content-blog/options.json': {title: 'Блог', description: 'Блог', 'sidebar.title': 'Записи'},
    };
    for (const [part, messages] of Object.entries(parts)) {
      change(`${language}/${part}`, messages);
      files[`i18n/${language}/${part}`] = JSON.stringify(
        Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, {message}])),
        null,
        2,
      );
    }
  }
  return files;
}
const changed = async (part: string, id: string, message: string | undefined) =>
  (
    await run(
      strings,
      tree((name, messages) => {
        if (name !== part) return;
        if (message === undefined) Reflect.deleteProperty(messages, id);
        else messages[id] = message;
      }),
    )
  ).problems.map(({file, rule, message: text}) => `${file} ${rule} ${text}`);

test('a complete interface passes, and is counted', async () => {
  const {problems, notes} = await run(strings, tree());
  assert.deepEqual(problems, []);
  assert.match(notes?.[0] ?? '', /^zh-CN +(\d+) of \1 strings$/);
});

test('what a translation lacks is named: theme, own, navbar, footer, sidebar, blog', async () => {
  const cases: [string, string][] = [
    ['ru/code.json', 'theme.common.skipToMainContent'],
    ['ru/code.json', 'own.jsx'],
    ['ru/code.json', 'own.call'],
    ['ru/code.json', 'theme.announcement.one'],
    ['zh-CN/docusaurus-theme-classic/navbar.json', 'item.label.Blog'],
    ['zh-CN/docusaurus-theme-classic/footer.json', 'link.item.label.Get a wallet'],
    ['ru/docusaurus-plugin-content-docs/current.json', 'sidebar.learn.category.more'],
    ['ru/docusaurus-plugin-content-blog/options.json', 'sidebar.title'],
  ];
  for (const [part, id] of cases) {
    for (const message of [undefined, ' ']) {
      const [found, ...rest] = await changed(part, id, message);
      assert.ok(found?.startsWith(`i18n/${part} strings/missing 1 string has no message: ${id} `), `${part} ${id}: ${found}`);
      assert.deepEqual(rest, []);
    }
  }
});

test('English text, lost placeholders, too few plural forms and unused ids are errors', async () => {
  assert.match((await changed('ru/code.json', 'own.jsx', 'Two lines joined'))[0] ?? '', /strings\/english/);
  assert.match((await changed('ru/code.json', 'own.call', 'страница|страницы|страниц'))[0] ?? '', /strings\/placeholders/);
  assert.match((await changed('ru/code.json', 'own.call', '{count} страниц'))[0] ?? '', /strings\/plural/);
  assert.deepEqual(await changed('zh-CN/code.json', 'own.call', '{count} 页'), []);
  assert.match((await changed('ru/code.json', 'own.old', 'Старое'))[0] ?? '', /strings\/unused/);
  assert.deepEqual(await changed('ru/docusaurus-theme-classic/navbar.json', 'logo.alt', 'TON Docs'), []);
});

test('ids that are put together, and one id with two messages, are named in the source', async () => {
  const {problems} = await run(strings, {
    ...tree(),
    'src/z.tsx':
      "translate({id: `b.${x}`, message: 'B'});\ntranslate({id: 'own.jsx', message: 'Other'});\ntranslate({id: 'own.call', message});",
  });
  assert.deepEqual(
    problems
      .filter(({file}) => file === 'src/z.tsx')
      .map(({line, rule}) => `${line} ${rule}`)
      .sort(),
    ['1 strings/dynamic', '2 strings/twice', '3 strings/message', '3 strings/twice'],
  );
});

test('a file of translations that is broken or absent is one problem', async () => {
  const files = tree();
  files['i18n/ru/code.json'] = '{"a": ';
  Reflect.deleteProperty(files, 'i18n/zh-CN/docusaurus-theme-classic/footer.json');
  assert.deepEqual(
    (await run(strings, files)).problems.map(({file, rule}) => `${file} ${rule}`),
    ['i18n/zh-CN/docusaurus-theme-classic/footer.json strings/file', 'i18n/ru/code.json strings/file'],
  );
});
