import { createRosettaClient } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })
const pending = await mesh.mempool.list() // empty when nothing waits
console.log(JSON.stringify(pending, null, 2))
