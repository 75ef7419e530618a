# region get-transactions
import base64
import json
import urllib.parse
import urllib.request

import config


def get_transactions(**params) -> list[dict]:
    """The newest transactions first, as TON Center's API v2 returns them."""
    query = urllib.parse.urlencode({"address": config.WALLET, "limit": 100, **params})
    headers = {"X-API-Key": config.TONCENTER_KEY} if config.TONCENTER_KEY else {}
    url = f"{config.TONCENTER_URL}/api/v2/getTransactions?{query}"
    with urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=20) as answer:
        return json.load(answer)["result"]


def new_transactions(after: int) -> list[dict]:
    """All transactions after the logical time `after`, read page by page."""
    found: dict[str, dict] = {}
    start: dict = {}
    while True:
        page = [item for item in get_transactions(to_lt=after, **start)
                if int(item["transaction_id"]["lt"]) > after]
        fresh = {item["transaction_id"]["hash"]: item for item in page} | found
        if len(fresh) == len(found):
            return [read(item) for item in found.values()]
        found = fresh
        oldest = page[-1]["transaction_id"]
        start = {"lt": oldest["lt"], "hash": oldest["hash"]}
# endregion


# region read
def read(transaction: dict) -> dict:
    message = transaction["in_msg"]
    data = message.get("msg_data", {})
    # No source: the wallet's own request. An outgoing message: Gram was sent on or sent back.
    kept = message.get("source") and not transaction["out_msgs"]
    comment = None
    if data.get("@type") == "msg.dataText":
        comment = base64.b64decode(data["text"]).decode(errors="replace").strip()
    return {
        "lt": int(transaction["transaction_id"]["lt"]),
        "hash": transaction["transaction_id"]["hash"],
        "sender": message.get("source"),
        "amount": int(message["value"]) if kept else 0,
        "comment": comment,
    }
# endregion
