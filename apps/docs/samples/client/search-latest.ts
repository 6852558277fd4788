import { createRosettaClient } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })
const page = await mesh.search.transactions({ limit: 3 })
console.log(JSON.stringify(page, null, 2))
