import React from 'react';
import LastUpdated from '@theme-original/LastUpdated';
import type LastUpdatedType from '@theme/LastUpdated';
import type {WrapperProps} from '@docusaurus/types';
import {personOf} from '@site/site/people';

type Props = WrapperProps<typeof LastUpdatedType>;

/** Names people, not the machine that made the commit. */
export default function LastUpdatedWrapper(props: Props): React.ReactElement {
  return <LastUpdated {...props} lastUpdatedBy={personOf(props.lastUpdatedBy ?? undefined)} />;
}
