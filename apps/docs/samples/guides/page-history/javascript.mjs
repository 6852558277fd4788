const api = 'https://api.mochimo.org'
const address = '0x371c388eba10f265c648008e1ad2c94e680c0f4a'
const network_identifier = { blockchain: 'mochimo', network: 'mainnet' }

async function post(path, body) {
  const response = await fetch(api + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ network_identifier, ...body }),
  })
  const result = await response.json()
  if (result.code) throw new Error(`${result.code}: ${result.message}`)
  return result
}

// Fix the height, so that new blocks don’t move rows to other pages.
const status = await post('/network/status', {})
const max_block = status.current_block_identifier.index

for (let offset = 0; offset !== undefined;) {
  const page = await post('/search/transactions', { address, max_block, limit: 100, offset })
  for (const { transaction_identifier, block_identifier } of page.transactions) {
    console.log(block_identifier.index, transaction_identifier.hash)
  }
  // Don’t add the limit to the offset, because the server may return fewer rows.
  offset = page.transactions.length > 0 ? page.next_offset : undefined
}
