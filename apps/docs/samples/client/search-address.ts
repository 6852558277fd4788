import { createRosettaClient } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })
const page = await mesh.search.transactions({
  address: '0x371c388eba10f265c648008e1ad2c94e680c0f4a',
  limit: 50,
})
console.log(JSON.stringify(page, null, 2))
