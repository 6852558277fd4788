import { createRosettaClient } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })
const page = await mesh.search.transactions({
  hash: '0x18593f2f13964e5e2a07f147a7d706292f5638b3894daff55eecf3b1b812ccaf',
})
console.log(JSON.stringify(page, null, 2))
