import json
from urllib.request import Request, urlopen

API = "https://api.mochimo.org"
ADDRESS = "0x371c388eba10f265c648008e1ad2c94e680c0f4a"
NETWORK = {"blockchain": "mochimo", "network": "mainnet"}


def post(path, **body):
    request = Request(
        API + path,
        data=json.dumps({"network_identifier": NETWORK, **body}).encode(),
        headers={"Content-Type": "application/json"},
    )
    with urlopen(request, timeout=30) as response:
        answer = json.load(response)
    if "code" in answer:
        raise RuntimeError(f"{answer['code']}: {answer['message']}")
    return answer


# Fix the height first, so that new blocks don’t push rows from page to page.
tip = post("/network/status")["current_block_identifier"]["index"]

offset = 0
while offset is not None:
    page = post(
        "/search/transactions", address=ADDRESS, max_block=tip, limit=100, offset=offset
    )
    for row in page["transactions"]:
        print(row["block_identifier"]["index"], row["transaction_identifier"]["hash"])
    # Never add the limit to the offset by yourself: the server may have given fewer.
    offset = page.get("next_offset") if page["transactions"] else None
