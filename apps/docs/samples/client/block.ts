import { createRosettaClient } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })
const { block } = await mesh.block.get({ index: 1078535 }) // or get('tip')
console.log(JSON.stringify({ block }, null, 2))
