import React from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

/** The announcement in the reader's language: the classic theme shows one text in all of them. */
export default function AnnouncementBarContent(props: Props): React.ReactElement | null {
  const {announcementBar} = useThemeConfig();
  if (!announcementBar) return null;
  // The id is part of the message's id, so that a new announcement cannot show an old translation.
  const message = translate({id: `theme.announcement.${announcementBar.id}`, message: announcementBar.content});
  return <div {...props} className={clsx(styles.content, props.className)} dangerouslySetInnerHTML={{__html: message}} />;
}
