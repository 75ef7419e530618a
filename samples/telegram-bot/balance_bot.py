# region handlers
import logging
import secrets
import time
from contextlib import closing

import config
import database
import telegram
import ton
from shop_bot import gram

PRICE = 250_000_000  # of one print, in nanograms
MENU = [[{"text": "Balance", "callback_data": "balance"},
         {"text": "Deposit", "callback_data": "deposit"},
         {"text": "Order a print", "callback_data": "print"}]]


def on_start(db, chat: int) -> None:
    database.code_of(db, chat, secrets.token_hex(8))
    telegram.send(chat, "Pay in once, then order prints from your balance.", MENU)


def on_balance(db, chat: int) -> None:
    telegram.send(chat, f"Balance: {gram(database.balance(db, chat))} GRAM", MENU)


def on_deposit(db, chat: int) -> None:
    code = database.code_of(db, chat, secrets.token_hex(8))
    link = f"ton://transfer/{config.WALLET}?text={code}"
    text = f"Send any amount to {config.WALLET} with the comment {code}."
    telegram.send(chat, text, [[{"text": "Pay in", "url": link}]])


def on_print(db, chat: int, query: str) -> None:
    # The ID of the button press identifies the purchase: a repeated update spends nothing.
    done = database.spend(db, query, chat, PRICE)
    telegram.send(chat, "Ordered." if done else f"A print costs {gram(PRICE)} GRAM.", MENU)
# endregion


# region round
def settle(db) -> None:
    before = database.cursor(db)
    database.book(db, ton.new_transactions(before))
    paid_in = db.execute(
        "SELECT users.chat, deposits.amount FROM deposits JOIN users"
        " ON users.code = deposits.comment WHERE deposits.lt > ?", (before,)
    )
    for chat, amount in paid_in.fetchall():
        try:
            telegram.send(chat, f"{gram(amount)} GRAM arrived.")
        except Exception:  # a user who has blocked the bot must not stop the others
            logging.exception("message to %s", chat)


def handle(db, update: dict) -> None:
    if query := update.get("callback_query"):
        telegram.call("answerCallbackQuery", callback_query_id=query["id"])
        chat = query["from"]["id"]
        if query.get("data") == "print":
            on_print(db, chat, query["id"])
        elif action := {"balance": on_balance, "deposit": on_deposit}.get(query.get("data", "")):
            action(db, chat)
    elif message := update.get("message"):
        on_start(db, message["from"]["id"])


def step(db, offset: int, wait: int) -> int:
    for update in telegram.call("getUpdates", offset=offset, timeout=wait):
        offset = update["update_id"] + 1
        try:
            handle(db, update)
        except Exception:  # one bad update must not stop the others
            logging.exception("update %s", update["update_id"])
    settle(db)
    return offset
# endregion


# region main
def main() -> None:
    offset = 0
    with closing(database.connect()) as db:
        while True:
            try:
                offset = step(db, offset, wait=3)
            except Exception:
                logging.exception("round failed")
                time.sleep(3)


if __name__ == "__main__":
    main()
# endregion
