# region schema
import sqlite3

import config

SCHEMA = """
CREATE TABLE IF NOT EXISTS cursor (lt INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS deposits (
    lt INTEGER, hash TEXT, sender TEXT, amount INTEGER, comment TEXT,
    PRIMARY KEY (lt, hash)
);
CREATE TABLE IF NOT EXISTS orders (
    code TEXT PRIMARY KEY, chat INTEGER, title TEXT, price INTEGER, told INTEGER DEFAULT 0
);
CREATE TABLE IF NOT EXISTS users (chat INTEGER PRIMARY KEY, code TEXT UNIQUE);
CREATE TABLE IF NOT EXISTS purchases (id TEXT PRIMARY KEY, chat INTEGER, amount INTEGER);
"""


def connect() -> sqlite3.Connection:
    db = sqlite3.connect(config.DATABASE)
    db.executescript(SCHEMA)
    return db
# endregion


# region deposits
def cursor(db: sqlite3.Connection) -> int:
    return db.execute("SELECT coalesce(max(lt), 0) FROM cursor").fetchone()[0]


def book(db: sqlite3.Connection, transactions: list[dict]) -> int:
    """Records new deposits and the cursor in one database transaction; returns how many are new."""
    new = 0
    with db:
        for item in transactions:
            if item["amount"]:
                # The primary key rejects a transaction that was recorded before.
                new += db.execute(
                    "INSERT OR IGNORE INTO deposits VALUES (?, ?, ?, ?, ?)",
                    (item["lt"], item["hash"], item["sender"], item["amount"], item["comment"]),
                ).rowcount
        if transactions:
            db.execute("DELETE FROM cursor")
            db.execute("INSERT INTO cursor VALUES (?)", (max(t["lt"] for t in transactions),))
    return new


def received(db: sqlite3.Connection, code: str) -> int:
    query = "SELECT coalesce(sum(amount), 0) FROM deposits WHERE comment = ?"
    return db.execute(query, (code,)).fetchone()[0]
# endregion


# region orders
def add_order(db: sqlite3.Connection, code: str, chat: int, title: str, price: int) -> None:
    with db:
        db.execute("INSERT INTO orders VALUES (?, ?, ?, ?, 0)", (code, chat, title, price))


def orders_of(db: sqlite3.Connection, chat: int) -> list[tuple]:
    return db.execute("SELECT code, title, price FROM orders WHERE chat = ?", (chat,)).fetchall()


def paid_but_untold(db: sqlite3.Connection) -> list[tuple]:
    return db.execute(
        "SELECT code, chat, title FROM orders WHERE told = 0 AND price <="
        " (SELECT coalesce(sum(amount), 0) FROM deposits WHERE comment = orders.code)"
    ).fetchall()


def told(db: sqlite3.Connection, code: str) -> None:
    with db:
        db.execute("UPDATE orders SET told = 1 WHERE code = ?", (code,))
# endregion


# region balances
def code_of(db: sqlite3.Connection, chat: int, fresh: str) -> str:
    """The comment for this user's deposits: created once, kept forever."""
    with db:
        db.execute("INSERT OR IGNORE INTO users VALUES (?, ?)", (chat, fresh))
    return db.execute("SELECT code FROM users WHERE chat = ?", (chat,)).fetchone()[0]


def balance(db: sqlite3.Connection, chat: int) -> int:
    """Nothing is stored twice: the balance is what came in minus what was spent."""
    spent = "SELECT coalesce(sum(amount), 0) FROM purchases WHERE chat = ?"
    code = db.execute("SELECT code FROM users WHERE chat = ?", (chat,)).fetchone()
    came = received(db, code[0]) if code else 0
    return came - db.execute(spent, (chat,)).fetchone()[0]


def spend(db: sqlite3.Connection, purchase: str, chat: int, amount: int) -> bool:
    """False if the balance is too small. The same purchase is never charged twice."""
    db.execute("BEGIN IMMEDIATE")  # nobody else writes between the check and the insert
    with db:
        if db.execute("SELECT 1 FROM purchases WHERE id = ?", (purchase,)).fetchone():
            return True
        if balance(db, chat) < amount:
            return False
        db.execute("INSERT INTO purchases VALUES (?, ?, ?)", (purchase, chat, amount))
        return True
# endregion
