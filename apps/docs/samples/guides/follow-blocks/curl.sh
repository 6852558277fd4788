api=https://api.mochimo.org
network='"network_identifier": { "blockchain": "mochimo", "network": "mainnet" }'
blocks=blocks.txt # "height hash", oldest first, each the parent of the next one
interval=10

call() {
  curl -sf --max-time 30 "$api$1" -H 'Content-Type: application/json' -d "$2"
}

# Prints the tip’s height and hash, or nothing if the server is starting or the request fails.
read_tip() {
  call /network/status "{ $network }" | grep '"synced":true' |
    sed -n 's/.*"current_block_identifier":{"index":\([0-9]*\),"hash":"\([^"]*\)".*/\1 \2/p'
}

# Prints the height, hash and parent hash of the block at a height.
read_block() {
  call /block "{ $network, \"block_identifier\": { \"index\": $1 } }" |
    sed -n 's/^{"block":{"block_identifier":{"index":\('"$1"'\),"hash":"\([^"]*\)"},"parent_block_identifier":{"index":[0-9]*,"hash":"\([^"]*\)".*/\1 \2 \3/p'
}

update() {
  set -- $(read_tip)
  [ $# -eq 2 ] || return
  tip=$1 tip_hash=$2
  [ -s "$blocks" ] || read_block $((tip - 10)) | cut -d ' ' -f 1,2 > "$blocks"

  # Walk back to the last block that is in the chain.
  while
    set -- $(tail -n 1 "$blocks")
    [ $# -eq 2 ] || return
    last=$1 last_hash=$2
    [ "$last_hash" != "$tip_hash" ]
  do
    if [ "$last" -le "$tip" ]; then
      set -- $(read_block "$last")
      [ $# -eq 3 ] || return
      [ "$2" != "$last_hash" ] || break
    fi
    if [ "$(wc -l < "$blocks")" -eq 1 ]; then
      [ "$last" -le "$tip" ] || return
      echo "Block $last and all later ones were orphaned" >&2
      exit 1
    fi
    sed '$d' "$blocks" > "$blocks.new" && mv "$blocks.new" "$blocks"
    echo "block_removed $last $last_hash"
  done

  while [ "$last" -lt "$tip" ]; do
    set -- $(read_block $((last + 1)))
    # If the parent is a different block, the chain changed in the meantime.
    [ $# -eq 3 ] && [ "$3" = "$last_hash" ] || return
    last=$1 last_hash=$2
    echo "$last $last_hash" >> "$blocks"
    echo "block_added $last $last_hash"
  done
}

while true; do
  update
  sleep "$interval"
done
