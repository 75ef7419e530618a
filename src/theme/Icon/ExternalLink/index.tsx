import React from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Icon/ExternalLink';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

/** A drawing from the shared file of icons; the theme's is written into each page (`site/template.ts` takes it out). */
export default function IconExternalLink(props: Props): React.ReactElement {
  return (
    <Icon
      width={13.5}
      {...props}
      aria-hidden={undefined}
      role="img"
      aria-label={translate({
        id: 'theme.IconExternalLink.ariaLabel',
        message: '(opens in new tab)',
        description: 'The ARIA label for the external link icon',
      })}
      className={styles.icon}
      name="external"
    />
  );
}
