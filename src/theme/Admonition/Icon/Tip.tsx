import React from 'react';
import type {Props} from '@theme/Admonition/Icon/Tip';
import Icon from '@site/src/components/Icon';

/** The theme's drawing, from the shared file of icons. */
export default function AdmonitionIconTip(props: Props): React.ReactElement {
  return <Icon {...props} name="tip" />;
}
