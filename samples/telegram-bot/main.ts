// region main
import {setTimeout as sleep} from 'node:timers/promises';
import {createBot, settle} from './bot.ts';
import {Chain} from './chain.ts';
import {Orders} from './orders.ts';

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name} in the file .env`);
  return value;
}

const wallet = setting('WALLET_ADDRESS');
const orders = new Orders('orders.json');
const bot = createBot(setting('BOT_TOKEN'), wallet, orders);
const chain = new Chain(setting('TONCENTER_URL'), wallet, process.env.TONCENTER_KEY);

void bot.start();
for (;;) {
  await settle(bot, chain, orders).catch((error: unknown) => console.error(error));
  await sleep(3000);
}
// endregion
