import { createRosettaClient } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })
const balance = await mesh.account.balance({
  address: '0x9f810c2447a76e93b17ebff96c0b29952e4355f1', // or in Base58
})
console.log(JSON.stringify(balance, null, 2))
