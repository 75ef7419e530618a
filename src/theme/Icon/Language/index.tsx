import React from 'react';
import type {Props} from '@theme/Icon/Language';
import Icon from '@site/src/components/Icon';

/** The theme's drawing, from the shared file of icons. */
export default function IconLanguage(props: Props): React.ReactElement {
  return <Icon width={20} {...props} name="language" />;
}
