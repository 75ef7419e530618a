import assert from 'node:assert/strict';
import {test} from 'node:test';

/** The parts of a browser that the package needs. */
function browser(): Map<string, string> {
  const styles = new Map<string, string>();
  const storage = new Map<string, string>();
  const events = new EventTarget();
  const style = {
    setProperty: (name: string, value: string) => void styles.set(name, value),
    removeProperty: (name: string) => void styles.delete(name),
  };
  const window = Object.assign(events, {
    location: new URL('http://localhost/'),
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
    },
    parent: null, // the source of an event in Node.js
    innerWidth: 390,
    innerHeight: 800,
  });
  const {sessionStorage} = window;
  const element = {appendChild: () => undefined};
  const document = {
    documentElement: {style},
    head: element,
    createElement: () => ({}),
  };
  Object.assign(globalThis, {
    window,
    document,
    sessionStorage,
    location: window.location,
  });
  Object.assign(globalThis, {self: window});
  return styles;
}

test('outside Telegram the package throws; with the mock it starts and sets the colors', async () => {
  const styles = browser();
  const {start} = await import('./sdk.ts');
  const {imitateTelegram} = await import('./mock.ts');
  assert.throws(() => start(() => undefined));

  imitateTelegram();
  const initData = new URLSearchParams(start(() => undefined));
  assert.deepEqual(JSON.parse(initData.get('user') ?? ''), {id: 1, first_name: 'Ada'});
  assert.equal(styles.get('--tg-theme-bg-color'), '#17212b');
});

test('a screen shows its buttons, reacts while it is open, and hides them when it closes', async () => {
  const {mockTelegramEnv, backButton, mainButton, swipeBehavior, closingBehavior} =
    await import('@tma.js/sdk');
  const {showDetails, protectInput} = await import('./screens.ts');
  // Clients call this function of the page to report an event.
  const receive = (name: string): void =>
    (
      window as unknown as {
        Telegram: {WebView: {receiveEvent: (name: string) => void}};
      }
    ).Telegram.WebView.receiveEvent(name);
  const calls: string[] = [];
  mockTelegramEnv({onEvent: ({name}) => void calls.push(name)});

  const done: string[] = [];
  const leave = showDetails(
    () => void done.push('closed'),
    () => void done.push('ordered'),
  );
  assert.deepEqual([backButton.isVisible(), mainButton.isVisible()], [true, true]);
  receive('main_button_pressed');
  receive('back_button_pressed');
  assert.deepEqual(done, ['ordered', 'closed']);
  leave();
  receive('main_button_pressed');
  assert.equal(done.length, 2);
  assert.deepEqual([backButton.isVisible(), mainButton.isVisible()], [false, false]);

  protectInput(true);
  assert.deepEqual(
    [swipeBehavior.isVerticalEnabled(), closingBehavior.isConfirmationEnabled()],
    [false, true],
  );
  protectInput(false);
  assert.equal(closingBehavior.isConfirmationEnabled(), false);
  assert.ok(calls.includes('web_app_setup_swipe_behavior'));
});
