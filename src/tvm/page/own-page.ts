import {POLICIES} from '../../../plugins/trusted-types/names.ts';

interface Policy {
  createHTML(html: string): string;
}

/** Browsers that know no Trusted Types take the string itself. */
const policy: Policy | undefined =
  typeof window === 'undefined'
    ? undefined
    : (window as {trustedTypes?: {createPolicy(name: string, rules: Policy): Policy}}).trustedTypes?.createPolicy(POLICIES.ownPage, {
        createHTML: (html) => html,
      });

/** HTML of a page that this site's server sent, as the browser takes it: not inspected, for nobody else writes it. */
export const ownPage = (html: string): string => policy?.createHTML(html) ?? html;
