import { createRosettaClient } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })
const options = await mesh.network.options()
console.log(JSON.stringify(options, null, 2))
