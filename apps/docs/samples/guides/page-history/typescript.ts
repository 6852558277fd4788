import { createRosettaClient, summarizeTransaction } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })

// Fixes the height, follows next_offset, and stops at a page without new rows.
const history = mesh.search.transactions({ address: '0x371c388eba10f265c648008e1ad2c94e680c0f4a' })

for await (const transaction of history) {
  const { hash, block } = summarizeTransaction(transaction)
  console.log(block?.index, hash)
}
