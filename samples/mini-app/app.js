// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- a browser script has no imports
/// <reference path="./telegram.d.ts" />
// region app
const app = window.Telegram.WebApp;
const greeting = document.querySelector('#greeting');

async function start() {
  if (!app.initData) {
    greeting.textContent = 'Open this page from the bot in Telegram.';
    return;
  }
  // Send the signed string itself, never initDataUnsafe: the server checks the signature.
  const answer = await fetch('/api/me', {
    headers: {Authorization: `tma ${app.initData}`},
  });
  greeting.textContent = answer.ok
    ? `Your Telegram id is ${(await answer.json()).userId}`
    : 'Please open the app again.';
  app.ready();
}

start();
// endregion
