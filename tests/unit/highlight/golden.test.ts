// Expected files are rewritten by UPDATE_GOLDEN=1; read the difference before you keep it.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'node:test';
import {renderCode} from '../../../remark/highlight/render.ts';

const folder = new URL('golden/', import.meta.url);

for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.sample'))) {
  const lang = file.replace('.sample', '');
  test(`R-501: the grammar of ${lang} gives the classes that were read and kept`, async () => {
    const html = await renderCode(fs.readFileSync(new URL(file, folder), 'utf8').trimEnd(), lang);
    const expected = new URL(`${lang}.html.txt`, folder);
    if (process.env.UPDATE_GOLDEN === '1') fs.writeFileSync(expected, `${html}\n`);
    assert.equal(`${html}\n`, fs.readFileSync(expected, 'utf8'));
  });
}
