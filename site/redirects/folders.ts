import {addressOf} from '../page-files.ts';
import {pageIds} from '../sidebars/index.ts';

/** Names of pages that introduce their folder, best first. */
const LANDINGS = ['overview', 'introduction', 'getting-started', 'guidelines', 'ton-documentation'];

/**
 * Folders of the docs tree that have no page of their own, each with the page that a reader is sent to: the folder's
 * own introduction where there is one, else its first page in the order of the sidebar. A page `x/README` is found under
 * its id, too.
 */
export function folderRedirects(ids: readonly string[] = pageIds): Map<string, string> {
  const pages = new Set(ids.map(addressOf));
  const folders = new Map<string, string[]>();
  for (const id of ids) {
    const parts = addressOf(id).split('/').slice(1, -1);
    for (let length = 1; length <= parts.length; length++) {
      const folder = `/${parts.slice(0, length).join('/')}`;
      if (!pages.has(folder)) folders.set(folder, [...(folders.get(folder) ?? []), id]);
    }
  }
  const redirects = new Map<string, string>();
  for (const [folder, inside] of folders) {
    const landing = LANDINGS.map((name) => inside.find((id) => addressOf(id) === `${folder}/${name}`)).find(Boolean);
    redirects.set(folder, addressOf(landing ?? inside[0]!));
  }
  for (const id of ids) if (addressOf(id) !== `/${id}`) redirects.set(`/${id}`, addressOf(id));
  return redirects;
}
