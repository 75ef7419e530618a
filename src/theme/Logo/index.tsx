import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/Logo';
import styles from './styles.module.css';

/** One drawing per colour mode, 100×32 over 996 px and 63×24 below; CSS shows the right one before any script runs. */
export default function Logo({imageClassName, titleClassName: _title, ...props}: Props): React.ReactElement {
  const modes = {
    light: {full: useBaseUrl('/img/logo-light.svg'), small: useBaseUrl('/img/logo-light-small.svg')},
    dark: {full: useBaseUrl('/img/logo-dark.svg'), small: useBaseUrl('/img/logo-dark-small.svg')},
  };
  return (
    <Link to={useBaseUrl('/')} {...props}>
      {(['light', 'dark'] as const).map((mode) => (
        <picture key={mode} className={clsx(imageClassName, styles.logo, styles[mode])}>
          <source media="(max-width: 996px)" srcSet={modes[mode].small} width={63} height={24} />
          {/* Lazy, so that the drawing of the other colour mode is not fetched; React sets it in time only before `src`. */}
          <img loading="lazy" src={modes[mode].full} alt="TON Docs" width={100} height={32} />
        </picture>
      ))}
    </Link>
  );
}
