import React from 'react';
import type {Props} from '@theme/Admonition/Icon/Danger';
import Icon from '@site/src/components/Icon';

/** The theme's drawing, from the shared file of icons. */
export default function AdmonitionIconDanger(props: Props): React.ReactElement {
  return <Icon {...props} name="danger" />;
}
