import React from 'react';
import {createRoot} from 'react-dom/client';
import {EXIT_CODES_PATH} from './addresses';
import {Engine} from '../../playground/engine/client';
import Boundary from '../shared/Boundary';
import {readFragment, writeFragment} from '../shared/fragment';
import type {ToolLanguage} from '../shared/Tool';
import Panel from './Panel';
import {rowOf} from './row';
import type {Vectors} from './vectors';
import styles from './styles.module.css';

/** What opens the panel: a row's button, the buttons above the rows, or an address. */
export interface Request {
  /** Fragment of the row. */
  readonly instruction?: string;
  readonly mode?: 'program' | 'code';
}

export interface Opener {
  /** Shows what is asked for, else what the address holds. */
  readonly open: (request?: Request) => void;
  readonly end: () => void;
}

const own = {en: () => import('./messages/en'), 'zh-CN': () => import('./messages/zh-CN'), ru: () => import('./messages/ru')};
const bags = {
  en: () => import('../boc/messages/en'),
  'zh-CN': () => import('../boc/messages/zh-CN'),
  ru: () => import('../boc/messages/ru'),
};

/**
 * The panel of the instruction reference, in a dialog with a React root of its own: the page's root does not know of it.
 * `root` is the reference; `data-language` and `data-base` of it say in which language and where the site is.
 */
export async function mount(root: HTMLElement): Promise<Opener> {
  const {language: wanted = 'en', base = '/'} = root.dataset;
  const language = (wanted in own ? wanted : 'en') as ToolLanguage;
  const [{messages: t}, {messages: bag}, {default: vectors}] = await Promise.all([
    own[language](),
    bags[language](),
    import('../../../data/tvm/vectors.json'),
  ]);
  const texts = {t, bag};
  const find = (id: string) => rowOf(root, id);
  const engine = new Engine();
  let end: (() => void) | undefined;

  function open(request?: Request): void {
    // What is in the address before stands there again afterwards.
    const hash = readFragment(location.hash) ? '' : location.hash;
    end?.();
    if (request) {
      const fragment = writeFragment({tool: 'tvm', params: {i: request.instruction ?? '', mode: request.mode ?? ''}});
      history.replaceState(history.state, '', `${location.pathname}${location.search}#${fragment}`);
    }
    const dialog = document.createElement('dialog');
    dialog.className = styles.dialog!;
    dialog.setAttribute('aria-labelledby', 'tvm-run-title');
    // Not into the reference: its styles are for rows.
    document.body.append(dialog);
    const react = createRoot(dialog);
    let row: string | undefined;
    const close = (): void => dialog.close();
    const gone = (): void => {
      if (end !== gone) return;
      end = undefined;
      react.unmount();
      dialog.remove();
      delete document.documentElement.dataset.tvmRun;
      history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
      if (row === undefined) return;
      location.hash = row;
      document.getElementById(row)?.querySelector<HTMLElement>('a')?.focus({preventScroll: true});
    };
    end = gone;
    dialog.addEventListener('close', gone);
    // The area around the panel closes it.
    dialog.addEventListener('pointerdown', (event) => {
      if (event.target === dialog) close();
    });
    dialog.showModal();
    // For paper: it is printed in place of the page.
    document.documentElement.dataset.tvmRun = '';
    react.render(
      <Boundary>
        <Panel
          texts={texts}
          language={language}
          exitCodes={`${base.replace(/\/$/, '')}${EXIT_CODES_PATH}`}
          engine={engine}
          vectors={vectors as Vectors}
          rowOf={find}
          runAtOnce={request?.instruction !== undefined}
          onClose={close}
          onRow={(fragment) => {
            row = fragment;
            close();
          }}
        />
      </Boundary>,
    );
  }

  return {
    open,
    end: () => {
      end?.();
      engine.close();
    },
  };
}
