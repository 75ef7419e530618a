import assert from 'node:assert/strict';
import {test} from 'node:test';
import {className, classNamer, stablePath} from '../../../plugins/class-names/name.ts';

test('a name is four characters with a capital first, so that it is none of Infima, and depends on file and class', () => {
  const names = ['a', 'b', 'c'].flatMap((local) => ['x.module.css', 'y.module.css'].map((file) => className(file, local)));
  for (const name of names) assert.match(name, /^[A-Z][A-Za-z0-9]{3}$/);
  assert.equal(new Set(names).size, names.length);
  assert.equal(className('x.module.css', 'a'), className('x.module.css', 'a'));
});

test('the name is the same wherever the site is checked out and wherever npm puts a package', () => {
  assert.equal(stablePath('/home/a/site/src/theme/Logo/styles.module.css', '/home/a/site'), 'src/theme/Logo/styles.module.css');
  assert.equal(stablePath('/b/src/theme/Logo/styles.module.css', '/b/'), 'src/theme/Logo/styles.module.css');
  assert.equal(stablePath('/b/node_modules/x/node_modules/@docusaurus/theme-classic/a.css', '/b'), '@docusaurus/theme-classic/a.css');
  assert.equal(stablePath('C:\\site\\src\\a.css', 'C:\\site'), 'src/a.css');
});

test('two classes with one name fail and are both named', () => {
  const nameOf = classNamer('/site');
  // Found by search: these two get the same four characters.
  const seen = new Map<string, string>();
  let pair: [string, string] | undefined;
  for (let index = 0; !pair; index++) {
    const local = `c${index}`;
    const name = className('src/a.css', local);
    const other = seen.get(name);
    if (other !== undefined) pair = [other, local];
    seen.set(name, local);
  }
  nameOf('/site/src/a.css', pair[0]);
  assert.equal(nameOf('/site/src/a.css', pair[0]), className('src/a.css', pair[0]));
  assert.throws(() => nameOf('/site/src/a.css', pair[1]), new RegExp(`\\.${pair[1]} of src/a\\.css and \\.${pair[0]} of src/a\\.css`));
});
