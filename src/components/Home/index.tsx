import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {titles} from '../ToolsHub/titles';
import {TOOLS} from '../ToolsHub/tools';
import {lookedUp, promises, readers, type HomeLink} from './content';
import styles from './styles.module.css';

function Cards({
  items,
  className,
  numbered = false,
}: {
  items: readonly HomeLink[];
  className?: string;
  numbered?: boolean;
}): React.ReactElement {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={clsx(styles.cards, className)}>
      {items.map(({to, title, text}) => (
        <li key={to}>
          <Link to={to} className={styles.card}>
            <strong>{title}</strong>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </List>
  );
}

/** A tree of cells, the shape in which the network stores everything. */
function CellTree(): React.ReactElement {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 260" aria-hidden="true" focusable="false">
      <path d="M160 74v32M160 106H72v30M160 106h88v30M72 184v22M72 206H34v14M72 206h38v14" />
      <rect className={styles.filled} x="118" y="20" width="84" height="54" rx="12" />
      <rect x="34" y="136" width="76" height="48" rx="11" />
      <rect x="210" y="136" width="76" height="48" rx="11" />
      <rect className={styles.soft} x="12" y="220" width="44" height="30" rx="8" />
      <rect className={styles.soft} x="88" y="220" width="44" height="30" rx="8" />
      <text x="160" y="53">
        b5ee9c72
      </text>
      <text x="72" y="165">
        01 02
      </text>
      <text x="248" y="165">
        00 08
      </text>
    </svg>
  );
}

/** The home page: each kind of reader finds the right first page in one click, and every tool. Static. */
export default function Home(): React.ReactElement {
  const names = titles();
  return (
    <main className={styles.home}>
      <section className={styles.hero}>
        <div>
          <h1>
            <Translate id="home.title" description="Title of the home page">
              Documentation of TON you can check
            </Translate>
          </h1>
          <p className={styles.lead}>
            <Translate id="home.lead" description="First sentence of the home page">
              Concepts, guides and reference for The Open Network: samples that compile, numbers with a source and a date, in three
              languages.
            </Translate>
          </p>
          <p className={styles.actions}>
            <Link className="button button--primary button--lg" to="/v3/guidelines/quick-start/getting-started">
              <Translate id="home.action.start">Quick start</Translate>
            </Link>
            <Link className="button button--outline button--primary button--lg" to="/v3/concepts/dive-into-ton/introduction">
              <Translate id="home.action.learn">What is TON?</Translate>
            </Link>
          </p>
        </div>
        <CellTree />
      </section>
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
      <section aria-labelledby="promises">
        <h2 id="promises">
          <Translate id="home.promises">What you can rely on</Translate>
        </h2>
        <Cards items={promises()} className={styles.three} numbered />
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
