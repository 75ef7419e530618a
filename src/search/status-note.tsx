import React, {useSyncExternalStore} from 'react';
import Translate from '@docusaurus/Translate';
import {currentStatus, subscribe} from './client/status';

/** Says quietly that this site answered in the provider's place, or that only headings could be searched. */
export default function StatusNote(): React.ReactElement | null {
  const status = useSyncExternalStore(subscribe, currentStatus, () => undefined);
  if (!status || status.failed) return null;
  if (status.source === 'fallback') {
    return (
      <p className="search-note">
        <Translate id="search.note.fallback" description="Under search results that this site gave because the search service did not">
          The search service does not answer; these results come from this site’s own index.
        </Translate>
      </p>
    );
  }
  if (status.partial) {
    return (
      <p className="search-note">
        <Translate id="search.note.partial" description="Under search results while the text of the pages could not be loaded">
          Only titles and headings were searched; the full text is still loading.
        </Translate>
      </p>
    );
  }
  return null;
}
