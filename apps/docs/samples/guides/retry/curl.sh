# curl retries timeouts, refused connections, 429 (after Retry-After), 500, 502, 503 and 504,
# after 1, 2 and 4 seconds. API errors have HTTP status 200: check the response’s code yourself.
curl -sSf --retry 3 --retry-connrefused --max-time 30 https://api.mochimo.org/network/status \
  -H 'Content-Type: application/json' \
  -d '{ "network_identifier": { "blockchain": "mochimo", "network": "mainnet" } }'
