# region config
import os


def setting(name: str, default: str | None = None) -> str:
    value = os.environ.get(name, default)
    if not value:
        raise SystemExit(f"Set the environment variable {name}")
    return value


BOT_TOKEN = setting("BOT_TOKEN")
WALLET = setting("WALLET_ADDRESS")
TONCENTER_URL = setting("TONCENTER_URL", "https://testnet.toncenter.com")
TONCENTER_KEY = os.environ.get("TONCENTER_KEY", "")
DATABASE = setting("DATABASE", "bot.sqlite")
BOT_API = setting("BOT_API", "https://api.telegram.org")
# endregion
