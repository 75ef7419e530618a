// A spinner for page loads over 200 ms, and an error with Retry when a page's module does not arrive.
//
// The framework keeps the old page on screen until the next one is there, so its own loading state never shows; and
// when a module of the first page fails, it leaves the server's HTML standing without a word and without scripts.
import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import nprogress from 'nprogress';

const DELAY = 200;
let spinner: HTMLElement | undefined;
/** One timer for all navigations: the framework forgets the clean-up of one that another overtakes. */
let timer: number | undefined;
/** Navigations that began since the last page was shown. */
let begun = 0;
/** Whether the first page has come alive: from then on a module that fails is one that was fetched ahead. */
let alive = false;

function showSpinner(): void {
  spinner ??= Object.assign(document.createElement('div'), {
    className: 'site-route-spinner',
  });
  spinner.replaceChildren(Object.assign(document.createElement('span'), {className: 'site-spinner'}));
  spinner.setAttribute('role', 'status');
  spinner.setAttribute('aria-label', translate({id: 'site.loading.pending', message: 'Loading the page'}));
  document.body.append(spinner);
}

function isModuleFailure(reason: unknown): reason is Error {
  const error = reason as Error | undefined;
  return error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (?:CSS )?chunk/.test(error.message));
}

/** Puts the error text and a Retry button above the server's HTML, once. */
function showFailure(error: Error): void {
  if (document.querySelector('.site-load-failure')) return;
  const box = document.createElement('div');
  box.className = 'site-load-failure';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = translate({
    id: 'site.loading.partial',
    message: 'Part of this page could not be loaded. You can read it, but menus and search may not work.',
  });
  const detail = document.createElement('p');
  detail.append(Object.assign(document.createElement('code'), {textContent: error.message.split('\n')[0] ?? ''}));
  const retry = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button button--primary button--sm',
    textContent: translate({id: 'site.loading.retry', message: 'Retry'}),
  });
  retry.addEventListener('click', () => window.location.reload());
  box.append(text, detail, retry);
  document.body.prepend(box);
}

/**
 * Some browsers tell their connection without its speed, and the framework's test for a slow one then throws for each
 * link in sight. Such a connection counts as a fast one.
 */
function nameSpeed(): void {
  const {connection} = navigator as Navigator & {connection?: {effectiveType?: string}};
  if (connection && typeof connection.effectiveType !== 'string') {
    Object.defineProperty(connection, 'effectiveType', {value: '4g', configurable: true});
  }
}

/** The home page's banner on a wrong base URL (its inline script) looks for scripts alone; styles may fail too. */
function explainMissingStyles(): void {
  const {insertBanner} = window as Window & {insertBanner?: () => void};
  if (!getComputedStyle(document.documentElement).getPropertyValue('--site-background')) insertBanner?.();
}

if (typeof window !== 'undefined') {
  nameSpeed();
  explainMissingStyles();
  window.addEventListener('unhandledrejection', (event) => {
    // Later failures are answered where they matter: a navigation loads the page anew, a part that loads on demand says so.
    if (!alive && isModuleFailure(event.reason)) showFailure(event.reason);
  });
}

const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    begun++;
    window.clearTimeout(timer);
    timer = window.setTimeout(showSpinner, DELAY);
    return undefined;
  },
  onRouteDidUpdate() {
    alive = true;
    window.clearTimeout(timer);
    spinner?.remove();
    // The theme's progress bar has a timer for each navigation, and those that were overtaken still start it.
    if (begun > 1) timer = window.setTimeout(() => nprogress.done(), DELAY);
    begun = 0;
  },
};

export default clientModule;
