import assert from 'node:assert/strict';
import {test} from 'node:test';
import {iconSprite} from '../../../scripts/icon-sprite.ts';
import {socialLinks} from '../../../site/footer.ts';
import {socialIcons, themeIcons} from '../../../site/icons.ts';

test('R-204 the file of icons has one for each name, with a box and a path, and nothing that runs', () => {
  const sprite = iconSprite();
  for (const name of [...Object.keys(themeIcons), ...Object.keys(socialIcons)]) {
    assert.match(sprite, new RegExp(`<symbol id="${name}" viewBox="0 0 \\d+ \\d+">(?:<g>)?<path [^>]*\\bd="[^"]+"`), name);
  }
  assert.doesNotMatch(sprite, /<script|\{|fillRule/);
  for (const {network} of socialLinks) assert.ok(socialIcons[network]);
});
