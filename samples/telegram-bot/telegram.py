# region telegram
import json
import urllib.request

import config


def call(method: str, **params):
    """Calls one method of the Bot API. Returns Telegram's result; errors are raised."""
    request = urllib.request.Request(
        f"{config.BOT_API}/bot{config.BOT_TOKEN}/{method}",
        data=json.dumps(params).encode(),
        headers={"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=40) as answer:
        return json.load(answer)["result"]


def send(chat: int, text: str, buttons: list[list[dict]] | None = None) -> None:
    extra = {"reply_markup": {"inline_keyboard": buttons}} if buttons else {}
    call("sendMessage", chat_id=chat, text=text, **extra)
# endregion
