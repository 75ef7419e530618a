# region imports
import logging
import secrets
import time
from contextlib import closing

import config
import database
import telegram
import ton

GOODS = {"mountain": ("Mountain air", 1_000_000_000), "sea": ("Sea air", 500_000_000)}
# endregion


# region start
def gram(amount: int) -> str:
    return f"{amount / 1e9:.9f}".rstrip("0").rstrip(".")


def on_start(db, chat: int) -> None:
    telegram.send(chat, "Cans of air, by post. /buy shows the shelf, /me your orders.")
# endregion


# region buy
def on_buy(db, chat: int) -> None:
    buttons = [
        [{"text": f"{title}: {gram(price)} GRAM", "callback_data": f"buy:{key}"}]
        for key, (title, price) in GOODS.items()
    ]
    telegram.send(chat, "Which air?", buttons)


def on_choice(db, chat: int, key: str) -> None:
    if key not in GOODS:
        return
    title, price = GOODS[key]
    code = secrets.token_hex(8)
    database.add_order(db, code, chat, title, price)
    link = f"ton://transfer/{config.WALLET}?amount={price}&text={code}"
    text = f"Send {gram(price)} GRAM to {config.WALLET} with the comment {code}."
    telegram.send(chat, text, [[{"text": "Pay", "url": link}]])
# endregion


# region me
def on_me(db, chat: int) -> None:
    lines = []
    for code, title, price in database.orders_of(db, chat):
        came = database.received(db, code)
        lines.append(f"{title}: {'paid' if came >= price else f'{gram(came)} of {gram(price)} GRAM'}")
    telegram.send(chat, "\n".join(lines) or "No orders yet.")
# endregion


# region dispatch
COMMANDS = {"/start": on_start, "/buy": on_buy, "/me": on_me}


def handle(db, update: dict) -> None:
    if query := update.get("callback_query"):
        telegram.call("answerCallbackQuery", callback_query_id=query["id"])
        kind, _, key = query.get("data", "").partition(":")
        if kind == "buy" and "message" in query:
            on_choice(db, query["message"]["chat"]["id"], key)
    elif message := update.get("message"):
        command = message.get("text", "").split("@")[0]
        COMMANDS.get(command, on_start)(db, message["chat"]["id"])
# endregion


# region main
def settle(db) -> None:
    database.book(db, ton.new_transactions(database.cursor(db)))
    for code, chat, title in database.paid_but_untold(db):
        try:
            telegram.send(chat, f"Paid: {title}. We are packing it.")
        except Exception:  # a buyer who has blocked the bot must not stop the others
            logging.exception("order %s", code)
            continue
        database.told(db, code)


def step(db, offset: int, wait: int) -> int:
    """Runs one round; returns the ID of the next update to request."""
    updates = telegram.call("getUpdates", offset=offset, timeout=wait)
    for update in updates:
        offset = update["update_id"] + 1
        try:
            handle(db, update)
        except Exception:  # one bad update must not stop the others
            logging.exception("update %s", update["update_id"])
    settle(db)
    return offset


def main() -> None:
    logging.basicConfig(level=logging.INFO)
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
