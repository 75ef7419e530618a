import React from 'react';
import {createRoot} from 'react-dom/client';
import {readFragment} from '@site/src/tools/shared/fragment';
import {samplesOf} from './logic/samples';
import {isShared} from './logic/share';
import {templates} from './logic/templates';
import Panel, {type Request} from './Panel';
import {loadStrings} from './strings';

/** A panel in its page. */
export interface Mounted {
  /** Shows the sample of a figure, or what the fragment of the address holds. */
  readonly show: (figure?: Element) => void;
  readonly end: () => void;
}

/** Puts the panel into its section (src/components/Playground). A React root of its own: the page's does not know of it. */
export async function mount(section: HTMLElement): Promise<Mounted> {
  const {playground: language = 'en', base = '/', alone: whole} = section.dataset;
  const alone = whole !== undefined;
  const t = await loadStrings(language);
  const samples = alone ? templates(t.templates) : samplesOf(document);
  const page = window.location.pathname.slice(base.length - 1).replace(/\/$/, '') || '/';
  const root = createRoot(section.lastElementChild!);
  const render = (request: Request): void =>
    root.render(<Panel t={t} base={base} page={page} samples={samples} alone={alone} request={request} />);
  return {
    show: (figure) => {
      render({figure});
      const {hash} = window.location;
      if (!alone && (figure || isShared(hash) || readFragment(hash)?.tool === 'playground')) section.scrollIntoView();
    },
    end: () => root.unmount(),
  };
}
