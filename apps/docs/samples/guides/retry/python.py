import json
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

API = "https://api.mochimo.org"


class ApiError(Exception):
    def __init__(self, code, message):
        super().__init__(f"{code}: {message}")
        self.code = code


def post(path, body):
    request = Request(
        API + path,
        data=json.dumps(body).encode(),
        headers={"Content-Type": "application/json"},
    )
    with urlopen(request, timeout=30) as response:
        result = json.load(response)
    if "code" in result:
        raise ApiError(result["code"], result["message"])
    return result


def is_retried(code, path):
    # Regardless of "retriable". From the mempool calls, code 2 means that the mempool is empty.
    return code == 9 or (code == 2 and not path.startswith("/mempool"))


def call(path, body, attempts=4):
    for attempt in range(attempts):
        wait = 2**attempt  # 1, 2, 4 seconds
        try:
            return post(path, body)
        except ApiError as error:
            if not is_retried(error.code, path) or attempt == attempts - 1:
                raise
        except HTTPError as error:
            if error.code != 429 and error.code < 500 or attempt == attempts - 1:
                raise
            wait = max(wait, int(error.headers.get("Retry-After", 60 if error.code == 429 else 0)))
        except OSError:
            if attempt == attempts - 1:
                raise
        time.sleep(wait)


network = {"blockchain": "mochimo", "network": "mainnet"}
print(json.dumps(call("/network/status", {"network_identifier": network}), indent=2))
