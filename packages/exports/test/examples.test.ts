import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { examplesTest } from '../../../tooling/readme/examples.mjs'
import { startEndpoint, type Endpoint } from './endpoint'

let endpoint: Endpoint

beforeAll(async () => {
  endpoint = await startEndpoint()
})

afterAll(() => endpoint.close())

examplesTest(join(import.meta.dirname, '..'), { prepare: withValues })

/** Defines the values that an example uses without defining them, which the module comment lists. */
function withValues(code: string): string {
  const values = [
    [/\(block[,)]/, `import { mainnetBlock as block } from '../../test/mainnet'`],
    [/(?<![\w)]\.)\baccount\b/, `import { account } from '../../test/example-values'`],
    [/\(items|\bitems\.map/, `import { items } from '../../test/example-values'`],
    [/\bmanifest[.)]/, `import { manifest } from '../../test/example-values'`],
    [/\(index\)|\bindex\.files/, `import { index } from '../../test/example-values'`],
    [
      /\bmochimo\./,
      `import { createRosettaClient } from '@mcm/rosetta-client'\nconst mochimo = createRosettaClient({ baseUrl: '${endpoint.url}' })`,
    ],
    [
      /\(mochimo, address/,
      `import { createRosettaClient } from '@mcm/rosetta-client'
const mochimo = createRosettaClient({ baseUrl: '${endpoint.url}' })
const { transactions: [latest] } = await mochimo.search.transactions({ limit: 1 })
const spend = latest?.operations.find(({ type }) => type === 'SOURCE_TRANSFER')
const address = spend?.account?.address ?? ''`,
    ],
  ] as const
  const used = values.filter(([use]) => use.test(code) && !code.includes('const account ='))
  return [...used.map(([, definition]) => definition), code].join('\n')
}
