import { createRosettaClient } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })
const status = await mesh.network.status()
console.log(JSON.stringify(status, null, 2))
