// region stars
import {type Bot} from 'grammy';

/** A link that opens an invoice in Telegram; a Mini App gives it to openInvoice. */
export function starsInvoice(bot: Bot, order: string, stars: number): Promise<string> {
  return bot.api.createInvoiceLink(
    'Extra level', // title
    'One more level of the game', // description
    order, // payload: comes back with the payment
    '', // provider token: empty for Stars
    'XTR', // currency: Telegram Stars
    [{label: 'Level', amount: stars}],
  );
}

export function acceptStars(
  bot: Bot,
  deliver: (order: string, charge: string) => Promise<void>,
): void {
  // Telegram waits for this answer before it takes the Stars.
  bot.on('pre_checkout_query', (context) => context.answerPreCheckoutQuery(true));
  // Deliver on this message only; keep the charge ID, which a refund needs.
  bot.on('message:successful_payment', (context) => {
    const payment = context.message.successful_payment;
    return deliver(payment.invoice_payload, payment.telegram_payment_charge_id);
  });
}
// endregion
