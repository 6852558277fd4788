import { createRosettaClient } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })
const { block } = await mesh.block.get({
  hash: '0x362e13b697d9926281785238ff5c84c47d942962f3a8e6814825edef40151570',
})
console.log(JSON.stringify({ block }, null, 2))
