import json
import os
import re
import sys
import time
from urllib.request import Request, urlopen

API = "https://api.mochimo.org"
NETWORK = {"blockchain": "mochimo", "network": "mainnet"}
CONFIRMATIONS = 10  # the block itself counts as the first
INTERVAL = 10  # seconds between polls
STATE = "deposits.json"  # in production, use a database table

# Your customers’ addresses in lower-case hex, or one address if you use memos.
OURS = {"0x9f810c2447a76e93b17ebff96c0b29952e4355f1"}
for address in OURS:
    if not re.fullmatch("0x[0-9a-f]{40}", address):
        raise SystemExit(f"Not a hex address: {address}")

# Your customers by memo. If each has an address instead, use the address as the key.
CUSTOMERS = {"ACME-100234": "customer 100234"}


def load():
    """Returns the stored state.

    blocks: oldest first, each the parent of the next one. The first is confirmed; the others and
    their deposits are pending.
    credited: all credited deposits, by id.
    """
    try:
        with open(STATE, encoding="utf-8") as file:
            return json.load(file)
    except FileNotFoundError:
        return {"blocks": [], "credited": {}}


def save(state):
    """Replaces the file atomically, so that a crash leaves either the old or the new state."""
    with open(STATE + ".new", "w", encoding="utf-8") as file:
        json.dump(state, file)
        file.flush()
        os.fsync(file.fileno())
    os.replace(STATE + ".new", STATE)


def call(path, body):
    request = Request(
        API + path,
        data=json.dumps({"network_identifier": NETWORK, **body}).encode(),
        headers={"Content-Type": "application/json"},
    )
    with urlopen(request, timeout=30) as response:
        result = json.load(response)
    if "code" in result:
        raise RuntimeError(f"{result['code']}: {result['message']}")
    return result


def digits(value):
    if not value.isdecimal():
        raise ValueError(f"Not an amount: {value}")
    return value


def read_block(height):
    """Returns the block at a height with the deposits to our addresses."""
    block = call("/block", {"block_identifier": {"index": height}})["block"]
    index, hash = block["block_identifier"]["index"], block["block_identifier"]["hash"]
    if index != height:
        raise RuntimeError(f"The server returned block {index} instead of {height}")
    deposits = []
    for transaction in block["transactions"]:
        id = transaction["transaction_identifier"]["hash"]
        payments = [o for o in transaction["operations"] if o["type"] == "DESTINATION_TRANSFER"]
        for destination, payment in enumerate(payments):
            address = payment["account"]["address"].lower()
            if address not in OURS:
                continue
            memo = payment["metadata"]["memo"].rstrip("\0")
            deposits.append(
                {
                    # Stays the same if the transaction is mined again in another block.
                    "id": f"{id}:{destination}",
                    "address": address,
                    "amount": digits(payment["amount"]["value"]),  # nanoMCM
                    "memo": memo,
                    # Without a known memo, a person has to find out whose deposit it is.
                    "customer": CUSTOMERS.get(memo, "unknown customer"),
                }
            )
    parent = block["parent_block_identifier"]["hash"]
    return {"index": index, "hash": hash, "parent": parent, "deposits": deposits}


def report(what, deposits):
    for each in deposits:
        names = ("id", "address", "amount", "memo", "customer")
        print(what, *(each[name] for name in names), flush=True)


def update():
    """Follows the chain to the tip. After an error, the next round continues from the file."""
    status = call("/network/status", {})
    if not status["sync_status"]["synced"]:
        raise RuntimeError("The server is synchronizing")
    tip = status["current_block_identifier"]
    state = load()
    blocks, credited = state["blocks"], state["credited"]
    if not blocks:
        blocks.append(read_block(tip["index"] - CONFIRMATIONS + 1))

    # Walk back to the last block that is in the chain.
    while blocks[-1]["hash"] != tip["hash"]:
        last = blocks[-1]
        if last["index"] <= tip["index"] and read_block(last["index"])["hash"] == last["hash"]:
            break
        if len(blocks) == 1:
            if last["index"] > tip["index"]:
                raise RuntimeError("The server is behind")
            # Ends the program, because SystemExit isn’t an Exception. Needs manual review.
            raise SystemExit(f"Confirmed block {last['index']} was orphaned")
        blocks.pop()
        save(state)
        report("lost", last["deposits"])

    while len(blocks) > CONFIRMATIONS or blocks[-1]["index"] < tip["index"]:
        if len(blocks) > CONFIRMATIONS:
            # The second block has enough confirmations. Check that it is still in the chain, then credit.
            deep = blocks[1]
            if deep["deposits"] and read_block(deep["index"])["hash"] != deep["hash"]:
                raise RuntimeError(f"Block {deep['index']} was replaced")
            fresh = [each for each in deep["deposits"] if each["id"] not in credited]
            for deposit in fresh:
                credited[deposit["id"]] = {**deposit, "block": deep["hash"]}
            blocks.pop(0)
            save(state)
            report("confirmed", fresh)
        else:
            last = blocks[-1]
            following = read_block(last["index"] + 1)
            if following["parent"] != last["hash"]:
                raise RuntimeError(f"Block {last['index']} was replaced")
            blocks.append(following)
            save(state)
            report("seen", following["deposits"])


while True:
    try:
        update()
    except Exception as error:
        print(f"{error!r}. Retrying.", file=sys.stderr, flush=True)
    time.sleep(INTERVAL)
