// The JavaScript files of a build, and ways to break them.
import fs from 'node:fs';
import path from 'node:path';
import {buildDir} from './site.ts';

/** Every script but those that the HTML itself names (runtime and main): what a page loads on demand. */
export const ON_DEMAND = /\/assets\/js\/(?!(?:runtime~)?main\.)[^/]+\.js$/;
export const ANY_SCRIPT = /\/assets\/js\/[^/]+\.js$/;

/** File name of the module of a page, by its source (`docs/v3/….mdx`, as in the page's metadata). */
export function contentChunk(source: string, base = ''): string {
  const dir = path.join(buildDir, base, 'assets/js');
  const found = fs
    .readdirSync(dir)
    .find((name) => name.endsWith('.js') && fs.readFileSync(path.join(dir, name), 'utf8').includes(`"source":"@site/${source}"`));
  if (!found) throw new Error(`No module of ${source} in ${dir}`);
  return found;
}

/**
 * The script of a page's module with a component that throws while `window.seededCrash` is not false: first an error,
 * caused by a second one.
 */
export function crashing(script: string): string {
  const name = /(?:self|globalThis)(?:\.|\[["'])(\w*[Cc]hunk\w*)/.exec(script)?.[1];
  if (!name) throw new Error('The module does not look like one that the bundler writes');
  return `(function () {
    var pushed;
    (function (self, globalThis) {${script}
    })({${name}: {push: function (chunk) { pushed = chunk; }}}, {${name}: {push: function (chunk) { pushed = chunk; }}});
    Object.keys(pushed[1]).forEach(function (id) {
      var original = pushed[1][id];
      pushed[1][id] = function (module, exports, require) {
        original.call(this, module, exports, require);
        if (!('frontMatter' in module.exports)) return;
        var Page = module.exports.default;
        module.exports = Object.assign({}, module.exports, {default: function (props) {
          if (window.seededCrash !== false) throw new Error('Seeded crash', {cause: new Error('Seeded cause')});
          return Page(props);
        }});
      };
    });
    (window.${name} = window.${name} || []).push(pushed);
  })();`;
}
