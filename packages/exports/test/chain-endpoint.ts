import { createRosettaClient, type Block } from '@mcm/rosetta-client'
import { runCommand, temporaryFolder, type RunOptions } from './command'
import { startEndpoint, type Endpoint } from './endpoint'

// The history crosses the end of a file at 1080000 and contains a neogenesis block at 1079808.
export const TIP = 1_080_040
export const FIRST = TIP - 260
export const SETTLED = TIP - 20

/** An endpoint of a short chain, and all its blocks. */
export interface ChainEndpoint extends Endpoint {
  blocks: readonly Block[]
}

export async function startChain(): Promise<ChainEndpoint> {
  const endpoint = await startEndpoint({ blocks: TIP - FIRST + 1, tip: TIP, accounts: 300 })
  const client = createRosettaClient({ baseUrl: endpoint.url })
  const blocks: Block[] = []
  for (let index = FIRST; index <= TIP; index++) {
    blocks.push((await client.block.get({ index })).block)
  }
  return Object.assign(endpoint, { blocks })
}

/** Returns functions that extract the chain of endpoints into a temporary folder. */
export async function createExtract(urls: readonly string[], options: RunOptions = {}) {
  const folder = await temporaryFolder()
  const endpoints = urls.flatMap((url) => ['--endpoint', url])
  return {
    at: folder.at,
    /** Runs the command, without most of the proof of work, which takes most of the time. */
    extract: (name: string, ...more: string[]) => {
      const verify = more.includes('--verify') ? [] : ['--verify', 'sample']
      const argv = ['chain', ...endpoints, '--out', folder.at(name), ...verify, ...more]
      return runCommand(argv, options)
    },
  }
}
