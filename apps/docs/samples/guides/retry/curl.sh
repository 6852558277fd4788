# curl repeats by itself after a failed connection, a time-out, 429 (obeying Retry-After) and 5xx,
# with waits of 1, 2 and 4 seconds. The API’s own codes come with HTTP 200: look at them yourself.
curl -s --retry 3 --retry-all-errors --max-time 30 https://api.mochimo.org/network/status \
  -H 'Content-Type: application/json' \
  -d '{ "network_identifier": { "blockchain": "mochimo", "network": "mainnet" } }'
