import React, {useSyncExternalStore} from 'react';
import {currentStatus, subscribe} from './client/status';
import {noteOf} from './note';

/** Says quietly how the results came about where that was not as usual. */
export default function StatusNote(): React.ReactElement | null {
  const status = useSyncExternalStore(subscribe, currentStatus, () => undefined);
  const note = status && noteOf(status);
  return note ? <p className="search-note">{note}</p> : null;
}
