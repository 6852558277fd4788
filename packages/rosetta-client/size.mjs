import { checkSizes } from '../../tooling/size/size.mjs'

const client = '@mcm/rosetta-client'
const heavy = ['ky', '@noble/hashes']

await checkSizes(import.meta.dirname, [
  { name: 'everything', code: `export * from '${client}'`, budget: 20_200 },
  {
    name: 'createRosettaClient',
    code: `export { createRosettaClient } from '${client}'`,
    budget: 16_800,
    without: ['@noble/hashes'],
  },
  {
    name: 'createRosettaReader',
    code: `export { createRosettaReader } from '${client}'`,
    budget: 13_000,
    without: ['@noble/hashes'],
    model: {
      name: 'ky + zod, with the schema of one call',
      code: `export { default } from 'ky'; export { zodSearchResponse } from './bench/zod-schema.ts'`,
    },
  },
  {
    name: 'summarizeTransaction only',
    code: `export { summarizeTransaction } from '${client}'`,
    budget: 1_000,
    without: heavy,
  },
  {
    name: 'errors only',
    code: `export { isRosettaError, isApiError, isRetriable, RosettaErrorCode } from '${client}'`,
    budget: 1_000,
    without: heavy,
  },
  {
    name: '@mcm/rosetta-client/amount',
    code: `export * from '${client}/amount'`,
    budget: 1_100,
    without: heavy,
  },
])
