import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {twinAddress} from '../MarkdownTwin/address';
import type {PageFrontMatter} from '../page-front-matter';
import styles from './styles.module.css';

const KIND_LABELS = {
  tutorial: () => translate({id: 'site.kind.tutorial', message: 'Tutorial'}),
  'how-to': () => translate({id: 'site.kind.how-to', message: 'How-to'}),
  reference: () => translate({id: 'site.kind.reference', message: 'Reference'}),
  explanation: () => translate({id: 'site.kind.explanation', message: 'Explanation'}),
} as const;

/**
 * The line above a page's title: its kind, and the page as Markdown. `permalink` is the page's address; its Markdown
 * twin stands beside it with the ending `.md`. Static: the copy button is served by `src/client/copy-page.ts`.
 */
export default function PageActions({kind, permalink}: Pick<PageFrontMatter, 'kind'> & {permalink: string}): React.ReactElement {
  const twin = twinAddress(permalink);
  return (
    <div className={styles.line} data-page-actions>
      {kind && <span className={styles.kind}>{KIND_LABELS[kind]()}</span>}
      <span className={styles.actions}>
        <button
          type="button"
          className={styles.copy}
          data-copy-page={twin}
          data-copied={translate({id: 'site.actions.copied', message: 'Copied'})}
          data-failed={translate({id: 'site.actions.failed', message: 'Could not copy'})}
        >
          <Translate id="site.actions.copy" description="Copies the page's Markdown">
            Copy page
          </Translate>
        </button>
        <a href={twin} type="text/markdown">
          <Translate id="site.actions.view" description="Link to the page's Markdown twin">
            View as Markdown
          </Translate>
        </a>
      </span>
    </div>
  );
}
