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
        result = json.load(response)
    if "code" in result:
        raise RuntimeError(f"{result['code']}: {result['message']}")
    return result


# Fix the height, so that new blocks don’t move rows to other pages.
tip = post("/network/status")["current_block_identifier"]["index"]

offset = 0
while offset is not None:
    page = post(
        "/search/transactions", address=ADDRESS, max_block=tip, limit=100, offset=offset
    )
    for row in page["transactions"]:
        print(row["block_identifier"]["index"], row["transaction_identifier"]["hash"])
    # Don’t add the limit to the offset, because the server may return fewer rows.
    offset = page.get("next_offset") if page["transactions"] else None
