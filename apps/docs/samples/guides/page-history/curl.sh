api=https://api.mochimo.org
address=0x371c388eba10f265c648008e1ad2c94e680c0f4a

# Fix the height, so that new blocks don’t move rows to other pages.
tip=$(curl -s "$api/network/status" -H 'Content-Type: application/json' -d '{
  "network_identifier": { "blockchain": "mochimo", "network": "mainnet" }
}' | sed -n 's/.*"current_block_identifier":{"index":\([0-9]*\).*/\1/p')

offset=0
while [ -n "$offset" ]; do
  page=$(curl -s "$api/search/transactions" -H 'Content-Type: application/json' -d '{
    "network_identifier": { "blockchain": "mochimo", "network": "mainnet" },
    "address": "'"$address"'",
    "max_block": '"$tip"',
    "limit": 100,
    "offset": '"$offset"'
  }')
  echo "$page"
  offset=$(echo "$page" | sed -n 's/.*"next_offset":\([0-9]*\).*/\1/p')
done
