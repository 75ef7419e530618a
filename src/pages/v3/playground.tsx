import React from 'react';
import Layout from '@theme/Layout';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PlaygroundPage from '@site/src/components/PlaygroundPage';
import {messages as en} from '@site/src/components/PlaygroundPage/messages/en';
import {messages as ru} from '@site/src/components/PlaygroundPage/messages/ru';
import {messages as zh} from '@site/src/components/PlaygroundPage/messages/zh-CN';

/** Here and not in `code.json`, which every page loads whole. */
const MESSAGES = {en, 'zh-CN': zh, ru};

export default function Page(): React.ReactElement {
  const {i18n} = useDocusaurusContext();
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang as keyof typeof MESSAGES;
  const messages = MESSAGES[language] ?? en;
  const title = translate({id: 'playground.title', message: 'Playground'});
  return (
    <Layout title={title} description={messages.lead}>
      <PlaygroundPage title={title} messages={messages} />
    </Layout>
  );
}
