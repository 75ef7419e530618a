// A page as a journey uses it: what is looked for is waited for, and clicks and keys are those of a pointer and a keyboard.
import type {Action, Driver} from './driver.ts';

/** No page waits so long, also on a slow machine; only a test that fails does. */
const PATIENCE = 45_000;
/** Milliseconds between two looks. */
const PAUSE = 50;

/** Keys by the names that journeys use: https://w3c.github.io/webdriver/#keyboard-actions */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/** Evaluated in the page: visible elements of a selector, also inside of components; ` >> ` looks inside of what was found. */
function find(selector: string, text: string): Element[] {
  const inside = (root: ParentNode, part: string): Element[] => [
    ...root.querySelectorAll(part),
    ...[...root.querySelectorAll('*')].flatMap((one) => (one.shadowRoot ? inside(one.shadowRoot, part) : [])),
  ];
  let found: Element[] = [];
  let roots: ParentNode[] = [document];
  for (const part of selector.split(' >> ')) {
    found = roots.flatMap((root) => [
      ...inside(root, part),
      ...(root instanceof Element && root.shadowRoot ? inside(root.shadowRoot, part) : []),
    ]);
    roots = found;
  }
  // Firefox makes no boxes for what lies far below and need not be laid out yet (`content-visibility: auto`).
  const isLater = (one: Element): boolean => {
    if (getComputedStyle(one).display === 'none') return false;
    for (let around = one.parentElement; around; around = around.parentElement)
      if (getComputedStyle(around).contentVisibility === 'auto') return around.checkVisibility();
    return false;
  };
  const isVisible = (one: Element): boolean => one.checkVisibility({visibilityProperty: true}) || isLater(one);
  return found.filter((one) => isVisible(one) && (!text || (one as HTMLElement).innerText.includes(text)));
}

/** Evaluated in the page: the middle of an element once it stands still there and nothing covers it. */
async function reach(element: Element | undefined): Promise<{x: number; y: number} | undefined> {
  if (!element) return undefined;
  const middle = (): {x: number; y: number} => {
    const {left, top, width, height} = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return {x: Math.round(left + width / 2), y: Math.round(top + height / 2)};
  };
  const isInSight = ({y}: {y: number}): boolean => y > 0 && y < innerHeight;
  // Only then: what is laid out as it comes in sight moves what is below.
  if (!isInSight(middle())) element.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
  const before = middle();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const {x, y} = middle();
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot?.elementFromPoint(x, y) && hit.shadowRoot.elementFromPoint(x, y) !== hit)
    hit = hit.shadowRoot.elementFromPoint(x, y);
  const isFree = element.contains(hit);
  if (!isFree && isInSight({y})) scrollBy({top: y - innerHeight / 2, behavior: 'instant'});
  return before.x === x && before.y === y && isFree ? {x, y} : undefined;
}

/** Functions of the page that the others use; the first is what the compiler of these tests calls for each function's name. */
const HELPERS = `const __name = (one) => one; ${String(find)} ${String(reach)}`;

type Evaluated<Arguments extends readonly unknown[], Result> = (...given: Arguments) => Result | Promise<Result>;

export class EnginePage {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  /** Evaluates a function in the page; what goes in and out is JSON. */
  async run<Arguments extends readonly unknown[], Result>(work: Evaluated<Arguments, Result>, ...given: Arguments): Promise<Result> {
    const call = `(${String(work)})(...${JSON.stringify(given)})`;
    const text = await this.driver.evaluate(
      `(async () => { ${HELPERS} const value = await ${call}; return value === undefined ? '' : JSON.stringify(value); })()`,
    );
    return (text ? JSON.parse(text) : undefined) as Result;
  }

  /** Waits until a function of the page returns something true, and returns it. Throws with what was waited for. */
  async until<Arguments extends readonly unknown[], Result>(
    what: string,
    work: Evaluated<Arguments, Result>,
    ...given: Arguments
  ): Promise<NonNullable<Result>> {
    const limit = Date.now() + PATIENCE;
    let problem = '';
    do {
      try {
        const found = await this.run(work, ...given);
        if (found) return found;
      } catch (error) {
        // A page that goes away takes its functions along.
        problem = String(error);
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    } while (Date.now() < limit);
    const {address, text} = await this.run(() => ({address: location.href, text: document.body.innerText.slice(0, 300)}));
    throw new Error(`${what} did not come on ${address} ${problem}\n${text}`);
  }

  /** Opens a path of the site and waits until it has come alive. */
  async open(path: string): Promise<void> {
    await this.leave(this.origin + path);
    await this.hydrated();
  }

  /** Goes to another document; the page that is there knows it (`site.ts`). */
  private async leave(url: string): Promise<void> {
    await this.run(() => void Object.assign(window, {isLeaving: true}));
    await this.driver.open(url);
  }

  hydrated(): Promise<unknown> {
    return this.until('a page that is alive', () => document.documentElement.dataset.hasHydrated === 'true');
  }

  /** An empty page of the site without anything stored, at the size of a desktop. */
  async fresh(): Promise<void> {
    await this.driver.resize(1280, 800);
    await this.leave(`${this.origin}/robots.txt`);
    await this.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  /** Waits for a visible element, with a text in it where one is given. */
  async sees(selector: string, text = ''): Promise<void> {
    await this.until(`${selector} with "${text}"`, (css, words) => find(css, words).length > 0, selector, text);
  }

  /** Waits until no such element is visible. */
  async misses(selector: string): Promise<void> {
    await this.until(`the end of ${selector}`, (css) => !find(css, '').length, selector);
  }

  /** Waits for a path, with query and fragment where they are given. */
  async at(path: string): Promise<void> {
    await this.until(`the address ${path}`, (wanted) => (location.pathname + location.search + location.hash).startsWith(wanted), path);
  }

  /** Presses the pointer on the middle of the first visible element, or moves it there alone. */
  async click(selector: string, text = '', hoverOnly = false): Promise<void> {
    const reached = (): Promise<{x: number; y: number}> =>
      this.until(`${selector} with "${text}" to click on`, (css, words) => reach(find(css, words)[0]), selector, text);
    let [{x, y}, again] = [await reached(), await reached()];
    // What is laid out as it comes in sight goes on moving for a while.
    for (; x !== again.x || y !== again.y; again = await reached()) ({x, y} = again);
    const press: Action[] = [
      {type: 'pointerDown', button: 0},
      {type: 'pointerUp', button: 0},
    ];
    await this.driver.perform({type: 'pointer', id: 'mouse', actions: [{type: 'pointerMove', x, y}, ...(hoverOnly ? [] : press)]});
  }

  hover(selector: string, text = ''): Promise<void> {
    return this.click(selector, text, true);
  }

  /** Types a text where the focus is. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value): Action[] => [
      {type: 'keyDown', value},
      {type: 'keyUp', value},
    ]);
    await this.driver.perform({type: 'key', id: 'keyboard', actions});
  }

  /** Presses a key, or several at once: `Control+k`. */
  async press(keys: string): Promise<void> {
    const values = keys.split('+').map((name) => KEYS[name] ?? name);
    const down = values.map((value): Action => ({type: 'keyDown', value}));
    const up = values.map((value): Action => ({type: 'keyUp', value})).reverse();
    await this.driver.perform({type: 'key', id: 'keyboard', actions: [...down, ...up]});
  }

  /** Clicks into a field and replaces what it holds. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.press('Control+a');
    await this.type(text);
  }

  resize(width: number, height: number): Promise<void> {
    return this.driver.resize(width, height);
  }

  back(): Promise<void> {
    return this.driver.back();
  }
}
