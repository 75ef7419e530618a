import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {titles} from '../ToolsHub/titles';
import {TOOLS} from '../ToolsHub/tools';
import {lookedUp, readers, type HomeLink} from './content';
import Contract from './Contract';
import Counts from './Counts';
import SearchField from './SearchField';
import styles from './styles.module.css';

function Cards({items, className}: {items: readonly HomeLink[]; className?: string}): React.ReactElement {
  return (
    <ul className={clsx(styles.cards, className)}>
      {items.map(({to, title, text}) => (
        <li key={to}>
          <Link to={to} className={styles.card}>
            <strong>{title}</strong>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * The home page: a contract that runs, search, what the build counted; each kind of reader finds the right first page in one
 * click, and every tool. Its words are partly Docusaurus' (`code.json`), partly in `data/home`, which only this page loads.
 */
export default function Home(): React.ReactElement {
  const names = titles();
  return (
    <main className={styles.home}>
      <section className={styles.hero}>
        <div>
          <h1>
            <Translate id="home.title" description="Title of the home page">
              TON documentation you can check
            </Translate>
          </h1>
          <p className={styles.lead}>
            <Translate id="home.lead" description="First sentence of the home page">
              Concepts, guides and reference for The Open Network, in three languages. The contract here is real: run it.
            </Translate>
          </p>
          <SearchField />
          <p className={styles.actions}>
            <Link className="button button--primary button--lg" to="/v3/guidelines/quick-start/getting-started">
              <Translate id="home.action.start">Quick start</Translate>
            </Link>
            <Link className="button button--outline button--primary button--lg" to="/v3/concepts/dive-into-ton/introduction">
              <Translate id="home.action.learn">What is TON?</Translate>
            </Link>
          </p>
        </div>
        <Contract />
      </section>
      <Counts />
      <section aria-labelledby="readers">
        <h2 id="readers">
          <Translate id="home.readers">Where do you want to begin?</Translate>
        </h2>
        <Cards items={readers()} className={styles.five} />
      </section>
      <section aria-labelledby="tools">
        <h2 id="tools">
          <Translate id="home.tools">Tools that run in your browser</Translate>
        </h2>
        <ul className={styles.strip}>
          {TOOLS.map(({name, to}) => (
            <li key={name}>
              <Link to={to}>{names[name]}</Link>
            </li>
          ))}
          <li>
            <Link to="/v3/tools" className={styles.all}>
              <Translate id="home.tools.all" description="Link to the page of all tools">
                All on one page
              </Translate>
            </Link>
          </li>
        </ul>
      </section>
      <section aria-labelledby="looked-up">
        <h2 id="looked-up">
          <Translate id="home.lookup">Often looked up</Translate>
        </h2>
        <Cards items={lookedUp()} className={clsx(styles.three, styles.compact)} />
      </section>
    </main>
  );
}
