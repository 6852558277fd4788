import json
import sys
import time
from urllib.request import Request, urlopen

API = "https://api.mochimo.org"
NETWORK = {"blockchain": "mochimo", "network": "mainnet"}
REMEMBERED = 100  # blocks; the deepest reorg it can handle
INTERVAL = 10  # seconds between polls


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


def read_block(height):
    block = call("/block", {"block_identifier": {"index": height}})["block"]
    index, hash = block["block_identifier"]["index"], block["block_identifier"]["hash"]
    if index != height:
        raise RuntimeError(f"The server returned block {index} instead of {height}")
    return {"index": index, "hash": hash, "parent": block["parent_block_identifier"]["hash"]}


# Oldest first, each the parent of the next one. Store it to resume after a restart.
blocks = []


def update():
    status = call("/network/status", {})
    if not status["sync_status"]["synced"]:
        raise RuntimeError("The server is synchronizing")
    tip = status["current_block_identifier"]
    if not blocks:
        blocks.append(read_block(tip["index"] - 10))

    # Walk back to the last block that is in the chain.
    while blocks[-1]["hash"] != tip["hash"]:
        last = blocks[-1]
        if last["index"] <= tip["index"] and read_block(last["index"])["hash"] == last["hash"]:
            break
        if len(blocks) == 1:
            if last["index"] > tip["index"]:
                raise RuntimeError("The server is behind")
            # Ends the program, because SystemExit isn’t an Exception.
            raise SystemExit(f"Block {last['index']} and all later ones were orphaned")
        blocks.pop()
        print("block_removed", last["index"], last["hash"], flush=True)

    while blocks[-1]["index"] < tip["index"]:
        last = blocks[-1]
        following = read_block(last["index"] + 1)
        if following["parent"] != last["hash"]:
            raise RuntimeError(f"Block {last['index']} was replaced")
        blocks.append(following)
        del blocks[:-REMEMBERED]
        print("block_added", following["index"], following["hash"], flush=True)


while True:
    try:
        update()
    except Exception as error:
        print(f"{error!r}. Retrying.", file=sys.stderr, flush=True)
    time.sleep(INTERVAL)
