# region hash
"""Checks the signature of ton_proof with the standard library and `cryptography`."""

import base64
import hashlib
import struct


def proof_hash(address: str, proof: dict) -> bytes:
    """The 32 bytes that the wallet signs. `address` is raw: 0:<hex>."""
    workchain, account_id = address.split(":")
    domain = proof["domain"]["value"].encode()
    message = (
        b"ton-proof-item-v2/"
        + struct.pack(">i", int(workchain))  # signed, big endian
        + bytes.fromhex(account_id)
        + struct.pack("<I", len(domain))  # bytes, little endian
        + domain
        + struct.pack("<Q", int(proof["timestamp"]))
        + proof["payload"].encode()
    )
    return hashlib.sha256(b"\xff\xffton-connect" + hashlib.sha256(message).digest()).digest()
# endregion


# region verify
def signature_is_valid(address: str, public_key: str, proof: dict) -> bool:
    """The key must come from walletStateInit, never only from what the page reports."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(public_key))
    try:
        key.verify(base64.b64decode(proof["signature"]), proof_hash(address, proof))
    except InvalidSignature:
        return False
    return True
# endregion
