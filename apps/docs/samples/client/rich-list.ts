import { createRosettaClient } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })
const page = await mesh.stats.richList({ limit: 5 }) // richest first
console.log(JSON.stringify(page, null, 2))
