import { createRosettaClient } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })
const { transaction } = await mesh.mempool.transaction({
  hash: '0x387649fd19d186f0d115383022168be0277614c529e8802b0d3bb80fc87bd0e4',
})
console.log(JSON.stringify({ transaction }, null, 2))
