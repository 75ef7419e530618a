import React from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Footer/Layout';
import Icon from '@site/src/components/Icon';
import {socialLinks} from '@site/site/footer';
import styles from './styles.module.css';

/** The classic footer with a row of social links under the columns. */
export default function FooterLayout({style, links, logo, copyright}: Props): React.ReactElement {
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer', {'footer--dark': style === 'dark'})}>
      <div className="container container-fluid">
        {links}
        <div className={clsx('footer__bottom', styles.bottom)}>
          {logo}
          <ul
            className={styles.social}
            aria-label={translate({
              id: 'site.footer.social',
              message: 'The network elsewhere',
              description: 'Label of the list of social links',
            })}
          >
            {socialLinks.map(({network, label, href}) => (
              <li key={network}>
                <a href={href} aria-label={label} title={label} {...(href.startsWith('http') && {rel: 'noopener noreferrer'})}>
                  <Icon name={network} />
                </a>
              </li>
            ))}
          </ul>
          {copyright}
        </div>
      </div>
    </footer>
  );
}
