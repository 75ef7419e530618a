import React from 'react';
import type {Props} from '@theme/Icon/Menu';
import Icon from '@site/src/components/Icon';

/** The theme's drawing, from the shared file of icons. */
export default function IconMenu(props: Props): React.ReactElement {
  return <Icon width={30} {...props} name="menu" />;
}
