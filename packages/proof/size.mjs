import { checkSizes } from '../../tooling/size/size.mjs'

const hashes = ['@noble/hashes']
const client = ['@mcm/rosetta-client', 'ky']

await checkSizes(import.meta.dirname, [
  {
    name: '@mcm/proof/worker',
    code: `import '@mcm/proof/worker'`,
    budget: 22_000,
    without: client,
  },
  {
    name: '@mcm/proof/verifier',
    code: `export * from '@mcm/proof/verifier'`,
    budget: 1_000,
    without: [...hashes, ...client],
  },
  { name: '@mcm/proof', code: `export * from '@mcm/proof'`, budget: 24_000, without: client },
  {
    name: 'checkConservation, checkTitles',
    code: `export { checkConservation, checkTitles } from '@mcm/proof'`,
    budget: 2_500,
    without: [...hashes, ...client],
  },
  {
    name: 'expandHaiku, blockReward',
    code: `export { blockReward, expandHaiku } from '@mcm/proof'`,
    budget: 2_500,
    without: [...hashes, ...client],
  },
])
