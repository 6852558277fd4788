import json
import os
import subprocess
import sys
import time
from urllib.request import Request, urlopen

API = "http://localhost:8080"  # npx @mcm/devnet
NETWORK = {"blockchain": "mochimo", "network": "mainnet"}
CONFIRMATIONS = 10  # the block itself counts as the first
INTERVAL = 10  # seconds between polls
STATE = "withdrawal.json"  # in production, use a database table

# The devnet’s faucet pays. Its seed is public; yours comes from your key store.
MASTER_SEED = b"MCM DEVNET FAUCET - NOT A SECRET".hex()
DESTINATIONS = [
    {"address": "J8gqYehTJhJWrfcUd766sUQ8THktNs", "amount": "5000000000", "memo": "INV-42"},
    {"address": "kHtV35ttVpyiH42FePCiHo2iFmcJS3", "amount": "2500000000", "memo": "INV-43"},
    {"address": "0x371c388eba10f265c648008e1ad2c94e680c0f4a", "amount": "1"},
]


def load():
    """Returns the withdrawal that a previous run left unfinished."""
    try:
        with open(STATE, encoding="utf-8") as file:
            return json.load(file)
    except FileNotFoundError:
        return {}


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


def key_tool(command, request):
    """Derives keys and signs. The seed is passed over standard input, so no other process sees it."""
    done = subprocess.run(
        ["npx", "--yes", "@mcm/address", command],
        input=json.dumps({"masterSeed": MASTER_SEED, **request}),
        capture_output=True,
        text=True,
    )
    if not done.stdout:
        raise RuntimeError(done.stderr)
    result = json.loads(done.stdout)
    if not result["valid"]:
        raise RuntimeError(f"{result['code']}: {result['message']}")
    return result


def prepare():
    """Decides what to sign: with which key, from which balance, to whom."""
    tag = key_tool("account", {})["hex"]
    result = call("/call", {"method": "tag_resolve", "parameters": {"tag": tag}})["result"]
    spend_index = key_tool("account", {"ledgerAddress": result["address"]})["spendIndex"]
    # In a wallet, this must be the stored spend index. If it isn’t, don’t sign: see the wallet guide.
    if spend_index is None:
        raise RuntimeError("No key of this seed matches the ledger address")
    balances = call("/account/balance", {"account_identifier": {"address": tag}})["balances"]
    return {
        "spendIndex": spend_index,
        "balance": balances[0]["value"],
        "destinations": DESTINATIONS,
    }


def find_block(transaction):
    """Returns the block in the chain that contains a transaction."""
    found = call("/search/transactions", {"transaction_identifier": {"hash": transaction}})
    for row in found["transactions"] or []:
        identifier = row["block_identifier"]
        # After a reorg, the search still finds orphaned blocks.
        block = call("/block", {"block_identifier": {"index": identifier["index"]}})["block"]
        if block["block_identifier"]["hash"] == identifier["hash"]:
            return identifier
    return None


# A key may sign only once, so each step is stored before the next one.
state = load()
if not state:
    state["request"] = prepare()
    save(state)
if "signed" not in state:
    state["signed"] = key_tool("sign", state["request"])
    save(state)

transaction = state["signed"]["id"]
print("signed", transaction, flush=True)
print("waiting for", CONFIRMATIONS + 1, "blocks, which are about 2 minutes apart", flush=True)
previous = None
while True:
    try:
        tip = call("/network/status", {})["current_block_identifier"]
        block = find_block(transaction)
        if block:
            print("in block", block["index"], block["hash"], flush=True)
            if tip["index"] - block["index"] + 1 >= CONFIRMATIONS:
                break
        elif tip["hash"] != previous:
            # Not mined, or orphaned: submits the same bytes again with each new block.
            body = {"signed_transaction": state["signed"]["signedTransaction"]}
            call("/construction/submit", body)
            print("submitted", transaction, flush=True)
        previous = tip["hash"]
    except (OSError, ValueError, RuntimeError) as error:
        print(f"{error}. Retrying.", file=sys.stderr, flush=True)
    time.sleep(INTERVAL)
print("confirmed", transaction)
os.remove(STATE)  # in production, keep the signed bytes: a deeper reorg may require them
