import React from 'react';
import type {Props} from '@theme/Admonition/Icon/Info';
import Icon from '@site/src/components/Icon';

/** The theme's drawing, from the shared file of icons. */
export default function AdmonitionIconInfo(props: Props): React.ReactElement {
  return <Icon {...props} name="info" />;
}
