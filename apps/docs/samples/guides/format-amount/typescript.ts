import { formatMcm, parseMcm } from '@mcm/rosetta-client/amount'

console.log(formatMcm(18912020126991584n))
console.log(parseMcm('0.0000005').toString())
