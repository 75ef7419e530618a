import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {POLICIES} from './names.ts';

/**
 * Trusted Types: the browser takes HTML and addresses of scripts only from the policies that the content security policy
 * names (`names.ts`). `policy.js` inspects what libraries write; the bundler has a policy of its own for the files that it
 * loads and for workers.
 */
export function trustedTypes(): Plugin {
  const script = fs.readFileSync(path.join(__dirname, 'policy.js'), 'utf8');
  return {
    name: 'trusted-types',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
    configureWebpack: (config, isServer) =>
      isServer || config.mode !== 'production' ? {} : {output: {trustedTypes: {policyName: POLICIES.files}}},
  };
}
