import { createRosettaClient } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })
const page = await mesh.events.blocks({ offset: 3, limit: 4 })
console.log(JSON.stringify(page, null, 2))
