import { createRosettaClient } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })
const pending = await mesh.mempool.list() // an empty list if there are none
console.log(JSON.stringify(pending, null, 2))
