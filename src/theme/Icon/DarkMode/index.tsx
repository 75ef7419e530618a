import React from 'react';
import type {Props} from '@theme/Icon/DarkMode';
import Icon from '@site/src/components/Icon';

/** The theme's drawing, from the shared file of icons. */
export default function IconDarkMode(props: Props): React.ReactElement {
  return <Icon {...props} name="dark" />;
}
