# region aiogram
import asyncio
import logging
import secrets

from aiogram import Bot, Dispatcher, F
from aiogram.filters import Command, CommandStart
from aiogram.types import CallbackQuery, InlineKeyboardButton, InlineKeyboardMarkup, Message

import config
import database
import ton
from shop_bot import GOODS, gram

db = database.connect()
bot = Bot(config.BOT_TOKEN)
dispatcher = Dispatcher()


@dispatcher.message(CommandStart())
async def on_start(message: Message) -> None:
    await message.answer("Cans of air, by post. /buy shows the shelf.")


@dispatcher.message(Command("buy"))
async def on_buy(message: Message) -> None:
    rows = [
        [InlineKeyboardButton(text=f"{title}: {gram(price)} GRAM", callback_data=f"buy:{key}")]
        for key, (title, price) in GOODS.items()
    ]
    await message.answer("Which air?", reply_markup=InlineKeyboardMarkup(inline_keyboard=rows))


@dispatcher.callback_query(F.data.startswith("buy:"))
async def on_choice(query: CallbackQuery) -> None:
    await query.answer()
    key = query.data.partition(":")[2]
    if key not in GOODS:
        return
    title, price = GOODS[key]
    code = secrets.token_hex(8)
    database.add_order(db, code, query.from_user.id, title, price)
    text = f"Send {gram(price)} GRAM to {config.WALLET} with the comment {code}."
    await bot.send_message(query.from_user.id, text)


async def settle() -> None:
    while True:
        try:
            # urllib blocks, so it runs in another thread; only this thread uses the database.
            found = await asyncio.to_thread(ton.new_transactions, database.cursor(db))
            database.book(db, found)
            for code, chat, title in database.paid_but_untold(db):
                try:
                    await bot.send_message(chat, f"Paid: {title}. We are packing it.")
                except Exception:  # a buyer who has blocked the bot must not stop the others
                    logging.exception("order %s", code)
                    continue
                database.told(db, code)
        except Exception:
            logging.exception("round failed")
        await asyncio.sleep(3)


async def main() -> None:
    # gather() keeps the task alive; a task that nothing refers to may be garbage-collected.
    await asyncio.gather(settle(), dispatcher.start_polling(bot))


if __name__ == "__main__":
    asyncio.run(main())
# endregion
