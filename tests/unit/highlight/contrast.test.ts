import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'node:test';
import {tokenClasses} from '../../../remark/highlight/theme.ts';

const code = fs.readFileSync('src/css/code.css', 'utf8');
const tokens = fs.readFileSync('src/css/tokens.css', 'utf8');

/** Custom properties of the first rule with a selector. */
function properties(css: string, selector: string): Map<string, string> {
  const body =
    new RegExp(`(?:^|\\})\\s*(?:/\\*[\\s\\S]*?\\*/\\s*)*${selector.replace(/[[\]]/g, '\\$&')} \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name as string, value as string]));
}

/** Relative luminance (WCAG 2.2) of `#rrggbb`. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

for (const [mode, selector] of [
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
] as const) {
  const colors = properties(code, selector);
  const site = properties(tokens.replace(/@font-face \{[^}]*\}/g, ''), selector);
  const grounds = [site.get('--site-surface'), colors.get('--code-mark')] as string[];

  test(`R-501: each token has AA contrast in ${mode}, on the code ground and on a marked line`, (t) => {
    let least = Infinity;
    for (const name of Object.keys(tokenClasses)) {
      const variable = new RegExp(`\\.code \\.${name} \\{\\s*color: var\\((--[\\w-]+)\\)`).exec(code)?.[1];
      assert.ok(variable, `no colour for the class ${name} in src/css/code.css`);
      const color = colors.get(variable) as string;
      for (const ground of grounds) {
        const value = contrast(color, ground);
        least = Math.min(least, value);
        assert.ok(value >= 4.5, `${variable} ${color} on ${ground}: ${value.toFixed(2)}`);
      }
    }
    for (const name of ['--site-text', '--site-text-muted']) {
      assert.ok(contrast(site.get(name) as string, grounds[0] as string) >= 4.5, name);
    }
    t.diagnostic(`least contrast: ${least.toFixed(2)}`);
  });
}
