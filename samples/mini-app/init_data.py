# region token
import hashlib
import hmac
import json
import time
from urllib.parse import parse_qsl


def verify_with_token(init_data: str, token: str, max_age: int = 3600) -> dict:
    """Returns the user; raises ValueError if Telegram did not sign the data or it has expired."""
    fields = dict(parse_qsl(init_data, keep_blank_values=True))
    claimed = fields.pop("hash", "")
    text = "\n".join(f"{key}={value}" for key, value in sorted(fields.items()))
    secret = hmac.digest(b"WebAppData", token.encode(), "sha256")
    expected = hmac.new(secret, text.encode(), hashlib.sha256).hexdigest()
    if not hmac.compare_digest(expected.encode(), claimed.encode()):
        raise ValueError("signature")
    if int(fields["auth_date"]) + max_age < time.time():
        raise ValueError("expired")
    return json.loads(fields.get("user", "{}"))
# endregion


if __name__ == "__main__":
    import sys

    try:
        print(verify_with_token(sys.argv[1], sys.argv[2])["id"])
    except ValueError as error:
        sys.exit(f"refused: {error}")
