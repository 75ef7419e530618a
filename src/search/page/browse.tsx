import React from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import EmptyState from '@site/src/components/EmptyState';
import {titles} from '@site/src/components/ToolsHub/titles';
import {TOOLS} from '@site/src/components/ToolsHub/tools';
import browse from '@generated/search/default/browse.json';

/** What the page offers where nothing is searched for, and to readers without JavaScript: every tool, every tag, every term. */
export default function Browse(): React.ReactElement {
  const names = titles();
  return (
    <section className="search-browse" aria-labelledby="search-browse">
      <EmptyState className="search-hint">
        <Translate id="search.hint" description="On the search page while nothing is asked">
          Ask in your own words, or paste an address, an exit code, an opcode or a bag of cells.
        </Translate>
      </EmptyState>
      <h2 id="search-browse">
        <Translate id="search.browse.title">Browse instead</Translate>
      </h2>
      <h3>
        <Translate id="tools.title">Tools</Translate>
      </h3>
      <ul>
        {TOOLS.map(({name, to}) => (
          <li key={name}>
            <Link to={to}>{names[name]}</Link>
          </li>
        ))}
      </ul>
      <h3>
        <Translate id="search.browse.tags">By subject</Translate>
      </h3>
      <ul>
        {browse.tags.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      <h3>
        <Translate id="search.browse.terms">In the glossary</Translate>
      </h3>
      <ul>
        {browse.terms.map(([id, term]) => (
          <li key={id}>
            {/* Plain links: the theme's would watch each of some hundreds. */}
            <a href={`${browse.glossary}#${id}`}>{term}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
