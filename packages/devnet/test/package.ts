import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packAndInstall } from '../../../tooling/package-test/install.mjs'
import { packageTest } from '../../../tooling/package-test/package-test.mjs'
import { runInNode } from '../../../tooling/package-test/samples.mjs'

const folder = `${import.meta.dirname}/..`

packageTest(folder, {
  samples: [
    {
      name: 'a chain in process',
      imports: { '@mcm/devnet/core': ['createDevnet', 'ConnectionCut'] },
      body: `
        const devnet = createDevnet({ blocks: 32, accounts: 100, difficulty: 0 })
        const [block] = devnet.mine()
        console.log(String(block?.index), devnet.chain.supply === devnet.chain.expectedSupply)
        const ask = () => devnet.fetch('http://devnet/network/list', { method: 'POST' })
        console.log(await (await ask()).text())
        devnet.setFaults({ cutRate: 1 })
        try {
          await ask()
        } catch (error) {
          console.log(error instanceof ConnectionCut)
        }`,
      prints: [
        '1079840 true',
        '{"network_identifiers":[{"blockchain":"mochimo","network":"mainnet"}]}',
        '',
        'true',
      ].join('\n'),
    },
  ],
})

describe('in Node, the tarball', () => {
  const samples = [
    {
      name: 'serves a chain on a port',
      imports: { '@mcm/devnet': ['startDevnet'] },
      body: `
        const size = { blocks: 32, accounts: 100, difficulty: 0 }
        const running = await startDevnet({ port: 0, clock: 'manual', ...size })
        const response = await fetch(running.url + '/network/list', { method: 'POST' })
        console.log(response.status, response.headers.get('access-control-allow-origin'))
        await running.close()`,
      prints: '200 *',
    },
    {
      name: 'has a Vite plugin',
      imports: { '@mcm/devnet/vite': ['devnetPlugin'] },
      body: `
        const plugin = devnetPlugin({ clock: 'manual', blocks: 32, accounts: 100, difficulty: 0 })
        console.log(plugin.name)`,
      prints: 'mcm-devnet',
    },
    {
      name: 'installs a command',
      imports: { 'node:child_process': ['execFileSync'] },
      body: `
        const help = execFileSync('node_modules/.bin/mcm-devnet', ['--help']).toString()
        console.log(help.split('\\n')[0])`,
      prints: 'mcm-devnet: a local Mochimo chain with the real Mesh API',
    },
  ]

  let project = ''
  beforeAll(async () => {
    project = await packAndInstall(folder, [])
  })
  afterAll(() => rm(project, { recursive: true, force: true }))

  describe.each(samples)('$name', (sample) => {
    it.each(['esm', 'cjs'] as const)('as %s', async (format) => {
      expect(await runInNode(project, sample, format)).toBe(sample.prints)
    })
  })
})
