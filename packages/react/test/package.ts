import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packAndInstall } from '../../../tooling/package-test/install.mjs'
import { packageTest } from '../../../tooling/package-test/package-test.mjs'
import { OLD_COMPILERS } from '../../../tooling/typescript/compilers.mjs'
import { runInNode } from '../../../tooling/package-test/samples.mjs'

const TIMEOUT = 300_000
const folder = join(import.meta.dirname, '..')
const peers = ['react', 'react-dom', '@tanstack/react-query']
const types = ['@types/react', '@types/react-dom']

const sample = {
  name: 'a hook, rendered on a server',
  imports: {
    react: ['createElement'],
    'react-dom/server': ['renderToString'],
    '@tanstack/react-query': ['QueryClientProvider'],
    '@mcm/react': ['MochimoProvider', 'useTip'],
    '@mcm/react/query': ['createConfig', 'createQueryClient', 'keys'],
  },
  body: `
    const config = createConfig({ baseUrl: 'https://node.example' })
    const client = createQueryClient()
    client.setQueryData(keys.status(config.endpoint), {
      current_block_identifier: { index: 12, hash: '0xab' },
      current_block_timestamp: 0,
      sync_status: {},
    })
    const Height = () => createElement('p', null, useTip().data?.index)
    const tree = createElement(MochimoProvider, { config }, createElement(Height))
    console.log(renderToString(createElement(QueryClientProvider, { client }, tree)))`,
  prints: '<p>12</p>',
}

packageTest(folder, {
  beside: [...peers, ...types],
  // Next and React Router compile with bundler resolution (tooling/frameworks).
  ways: ['esm', 'cjs', 'node16'],
  // TanStack Query needs TypeScript 5.4.
  compilers: OLD_COMPILERS.filter((version) => version !== '5.0'),
  samples: [sample],
})

describe('an application on React 18', () => {
  let project = ''

  beforeAll(async () => {
    project = await packAndInstall(folder, peers, join(folder, '../../tooling/react-18'))
  }, TIMEOUT)
  afterAll(() => rm(project, { recursive: true, force: true }))

  it(
    'renders on a server',
    async () => {
      expect(await runInNode(project, sample, 'esm')).toBe(sample.prints)
    },
    TIMEOUT,
  )
})
