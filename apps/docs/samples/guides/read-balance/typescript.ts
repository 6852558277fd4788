import { createRosettaClient } from '@mcm/rosetta-client'
import { formatMcm } from '@mcm/rosetta-client/amount'

const mesh = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })
const { balances, block_identifier } = await mesh.account.balance({
  address: '0x9f810c2447a76e93b17ebff96c0b29952e4355f1', // or in Base58
})
console.log(formatMcm(BigInt(balances[0].value)), 'MCM at block', block_identifier.index)
