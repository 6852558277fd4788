import { createRosettaClient } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })
const resolved = await mesh.call.resolveTag({
  address: '0x9f810c2447a76e93b17ebff96c0b29952e4355f1',
})
console.log(JSON.stringify(resolved, null, 2)) // result.amount is a string and exact
