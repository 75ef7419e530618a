import React from 'react';
import {createRoot} from 'react-dom/client';
import {samplesOf} from './logic/samples';
import {templates} from './logic/templates';
import Dock, {type Visit} from './Dock';
import Panel, {type Request} from './Panel';
import {loadStrings} from './strings';

/** A panel in its page. */
export interface Mounted {
  /** Shows the sample of a figure, or what the fragment of the address holds. `opener` has the focus again when the panel is closed. */
  readonly show: (figure?: Element, opener?: HTMLElement) => void;
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
  let request: Request = {};
  let visit: Visit = {};
  const render = (open: boolean): void => {
    section.toggleAttribute('data-open', open);
    const panel = <Panel t={t} base={base} page={page} samples={samples} alone={alone} request={request} />;
    root.render(
      alone ? (
        panel
      ) : (
        <Dock
          title={section.getAttribute('aria-label') ?? ''}
          close={t.close}
          open={open}
          visit={visit}
          fallback={section.querySelector<HTMLElement>('[data-playground-open]')}
          onClose={() => render(false)}
        >
          {panel}
        </Dock>
      ),
    );
  };
  return {
    show: (figure, opener) => {
      request = {figure};
      visit = {opener};
      render(true);
    },
    end: () => root.unmount(),
  };
}
