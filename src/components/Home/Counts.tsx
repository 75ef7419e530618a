import React from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import data from '@generated/home/default/home.json';
import type {Counts as Counted} from '@site/data/home/en';
import styles from './styles.module.css';

/** Where each number is explained. */
const PLACES: readonly {readonly name: Exclude<keyof Counted, 'languages'>; readonly to: string}[] = [
  {name: 'samples', to: '/v3/contribute#checked-samples'},
  {name: 'instructions', to: '/v3/documentation/tvm/instructions'},
  {name: 'tests', to: '/blog/2026/11/20/how-this-documentation-keeps-itself-true'},
  {name: 'pages', to: '/v3/contribute/localization-program/overview'},
];

/** What the build counted, as the cells to which the contract above refers. */
export default function Counts(): React.ReactElement {
  const {i18n} = useDocusaurusContext();
  const {words, counts} = data;
  const format = new Intl.NumberFormat(i18n.localeConfigs[i18n.currentLocale]?.htmlLang);
  return (
    <section aria-label={words.counted}>
      <ul className={styles.counts}>
        {PLACES.map(({name, to}) => (
          <li key={name}>
            <Link to={to}>
              <strong data-count={name}>{format.format(counts[name])}</strong>
              <span>{words.counts[name].replace('{languages}', String(counts.languages))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
