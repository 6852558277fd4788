import json
import time
from urllib.request import Request, urlopen

API = "https://api.mochimo.org"
NETWORK = {"blockchain": "mochimo", "network": "mainnet"}
WINDOW = 64  # rows that are read again: a removal rewrites an old row


def events(offset, limit):
    body = {"network_identifier": NETWORK, "offset": offset, "limit": limit}
    request = Request(
        API + "/events/blocks",
        data=json.dumps(body).encode(),
        headers={"Content-Type": "application/json"},
    )
    with urlopen(request, timeout=30) as response:
        answer = json.load(response)
    if "code" in answer:
        raise RuntimeError(f"{answer['code']}: {answer['message']}")
    return answer


known = {}  # block hash -> last type seen
newest = events(0, 1)["max_sequence"]

while True:
    try:
        offset = max(0, newest - WINDOW)
        while True:
            page = events(offset, 100)
            began_anew = page["max_sequence"] < newest - WINDOW
            newest = page["max_sequence"]
            if began_anew:
                known.clear()
                offset = 0
                continue
            for event in page["events"]:
                block = event["block_identifier"]
                if known.get(block["hash"]) == event["type"]:
                    continue
                known[block["hash"]] = event["type"]
                print(event["type"], block["index"], block["hash"], flush=True)
            if not page["events"]:
                break
            offset = page["events"][-1]["sequence"] + 1
    except (OSError, RuntimeError) as error:
        print(error, "- trying again from the same place", flush=True)
    time.sleep(10)
