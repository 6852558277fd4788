import { createRosettaClient } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })
const list = await mesh.network.list()
console.log(JSON.stringify(list, null, 2))
