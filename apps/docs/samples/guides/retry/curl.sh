# curl retries failed connections, timeouts, 429 (after Retry-After) and 5xx, after 1, 2 and 4 seconds.
# API errors have HTTP status 200, so curl doesn’t retry them. Check the response’s code yourself.
curl -s --retry 3 --retry-all-errors --max-time 30 https://api.mochimo.org/network/status \
  -H 'Content-Type: application/json' \
  -d '{ "network_identifier": { "blockchain": "mochimo", "network": "mainnet" } }'
