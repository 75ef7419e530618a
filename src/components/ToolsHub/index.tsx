import React from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import home from '../Home/styles.module.css';
import {CARDS} from './cards';
import {messages as en} from './messages/en';
import {messages as ru} from './messages/ru';
import {messages as zh} from './messages/zh-CN';
import styles from './styles.module.css';
import {summaries} from './summaries';
import {titles} from './titles';
import ToolCard from './ToolCard';

/** Here and not in `code.json`, which every page loads whole. */
const MESSAGES = {en, 'zh-CN': zh, ru};

export interface Props {
  readonly title: string;
  readonly lead: string;
}

/** The hub: every tool of the site as a card with a field, which leads to the tool with what was typed. */
export default function ToolsHub({title, lead}: Props): React.ReactElement {
  const {i18n} = useDocusaurusContext();
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang as keyof typeof MESSAGES;
  const messages = MESSAGES[language] ?? en;
  const [names, sentences] = [titles(), summaries()];
  return (
    <main className={clsx(home.home, styles.hub)}>
      <h1>{title}</h1>
      <p className={home.lead}>{lead}</p>
      <ul className={clsx(home.cards, home.three)}>
        {CARDS.map((card) => (
          <ToolCard key={card.name} card={card} title={names[card.name]} summary={sentences[card.name]} messages={messages} />
        ))}
      </ul>
    </main>
  );
}
