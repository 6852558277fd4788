import { createDevnet, type Devnet } from '@mcm/devnet/core'
import { createRosettaReader, summarizeTransaction } from '@mcm/rosetta-client'
import { addressHistoryCsv } from '../src/address-history'
import type { ReadHistoryOptions } from '../src/history/history'
import { readHistory } from '../src/history/read-history'
import { createHistorySource } from '../src/history/source'
import { readText } from '../src/stream'

/** Starts a devnet that reorganizes during a download, before given requests. */
export interface Stage {
  devnet: Devnet
  /** Events by request number, starting at 1. Clear it for a stable chain. */
  events: Map<number, () => void>
  /** Requests so far, by path. */
  requests: string[]
  /** Returns an address's history as CSV, with its metadata. */
  download: (
    address: string,
    options?: DownloadOptions,
  ) => Promise<{ csv: string; history: Awaited<ReturnType<typeof readHistory>> }>
}

type DownloadOptions = Omit<ReadHistoryOptions, 'summarize'> & { signal?: AbortSignal }

interface StageOptions {
  blocks?: number
  seed?: string
  /** Changes responses, as `(path, json) => json`. */
  change?: (path: string, json: Record<string, unknown>) => unknown
}

export function createStage({ blocks = 160, seed, change }: StageOptions = {}): Stage {
  const devnet = createDevnet({
    blocks,
    accounts: 64,
    traffic: 6,
    difficulty: 0,
    ...(seed === undefined ? {} : { seed }),
  })
  const stage: Stage = {
    devnet,
    events: new Map(),
    requests: [],
    async download(address, { signal, ...options } = {}) {
      const source = createHistorySource(client, address, { signal })
      const history = await readHistory(source, { summarize: summarizeTransaction, ...options })
      return { csv: await readText(addressHistoryCsv(history.items(), history.account)), history }
    },
  }
  const client = createRosettaReader({
    baseUrl: 'http://devnet',
    retry: false,
    async fetch(request) {
      const path = new URL(request.url).pathname
      stage.requests.push(path)
      stage.events.get(stage.requests.length)?.()
      const response = await devnet.fetch(request)
      if (!change) return response
      return Response.json(change(path, (await response.json()) as Record<string, unknown>))
    },
  })
  return stage
}
