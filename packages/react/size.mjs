import { checkSizes } from '../../tooling/size/size.mjs'

/** What an application installs itself, or has anyway. */
const external = ['react', 'react/jsx-runtime', '@tanstack/react-query', '@mcm/rosetta-client']

await checkSizes(import.meta.dirname, [
  { name: 'everything', code: `export * from '@mcm/react'`, budget: 6_500, external },
  {
    name: 'MochimoProvider, useTip',
    code: `export { createConfig, createQueryClient, MochimoProvider, useTip } from '@mcm/react'`,
    budget: 2_500,
    external,
  },
  {
    name: '@mcm/react/query',
    code: `export * from '@mcm/react/query'`,
    budget: 5_500,
    without: ['react'],
    external,
  },
])
