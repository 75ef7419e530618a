import React from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Icon/Edit';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

/** The theme's drawing, from the shared file of icons. */
export default function IconEdit({className, ...props}: Props): React.ReactElement {
  return <Icon width={20} fill="currentColor" className={clsx(styles.icon, className)} {...props} name="edit" />;
}
