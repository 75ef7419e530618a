import React from 'react';
import type {Props} from '@theme/Admonition/Icon/Warning';
import Icon from '@site/src/components/Icon';

/** The theme's drawing, from the shared file of icons. */
export default function AdmonitionIconWarning(props: Props): React.ReactElement {
  return <Icon {...props} name="warning" />;
}
