// region bot
import {fromNano, toNano} from '@ton/core';
import {Bot, InlineKeyboard, type BotConfig, type Context} from 'grammy';
import {type Chain} from './chain.ts';
import {type Orders} from './orders.ts';

const MENU = [
  {title: 'Dumplings with potatoes', price: toNano('1')},
  {title: 'Dumplings with cherries', price: toNano('1.2')},
];

export function createBot(
  token: string,
  wallet: string,
  orders: Orders,
  config?: BotConfig<Context>,
): Bot {
  const bot = new Bot(token, config);
  // Without this, the first message that Telegram rejects ends the program.
  bot.catch(({error}) => console.error(error));

  bot.command('start', (context) => {
    const keyboard = new InlineKeyboard();
    MENU.forEach(({title, price}, index) =>
      keyboard.text(`${title}: ${fromNano(price)} GRAM`, `buy:${index}`).row(),
    );
    return context.reply('What shall we cook?', {reply_markup: keyboard});
  });

  bot.callbackQuery(/^buy:(\d+)$/, async (context) => {
    await context.answerCallbackQuery();
    const dish = MENU[Number(context.match[1])];
    const chat = context.chat?.id;
    if (!dish || chat === undefined) return;
    const order = orders.create(chat, dish.title, dish.price);
    const link = `ton://transfer/${wallet}?amount=${order.price}&text=${order.code}`;
    await context.reply(
      `Send ${fromNano(order.price)} GRAM to ${wallet} with the comment ${order.code}.`,
      {reply_markup: new InlineKeyboard().url('Pay', link)},
    );
  });

  bot.command('orders', (context) => {
    const lines = orders
      .of(context.chat.id)
      .map(
        ({title, received, price, paid}) =>
          `${title}: ${paid ? 'paid' : `${fromNano(received)} of ${fromNano(price)} GRAM`}`,
      );
    return context.reply(lines.join('\n') || 'No orders yet.');
  });

  return bot;
}
// endregion
// region settle
/** One round: record what has arrived, then notify the buyers. */
export async function settle(bot: Bot, chain: Chain, orders: Orders): Promise<void> {
  for (;;) {
    const transactions = await chain.after(orders.cursor);
    if (transactions.length === 0) break;
    orders.book(transactions);
  }
  for (const order of orders.toTell()) {
    try {
      await bot.api.sendMessage(order.chat, `Paid: ${order.title}. We are cooking.`);
      orders.told(order);
    } catch (error) {
      console.error(error); // a buyer who has blocked the bot must not stop the others
    }
  }
}
// endregion
