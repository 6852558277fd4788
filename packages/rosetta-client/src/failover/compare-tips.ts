import type { CallSettings } from '../core/call'
import { performCall } from '../core/call'
import { blockResponse } from '../schema/block'
import type { BlockIdentifier, NetworkIdentifier } from '../schema/identifiers'
import { networkStatusResponse } from '../schema/network'

/** What a comparison found out about an endpoint. */
export type Opinion = 'agrees' | 'disagrees' | { readonly error: unknown }

/** Timeout of a comparison's requests in milliseconds, because a call waits for them. */
const TIMEOUT = 5000

/** Number of blocks by which an endpoint may be ahead of or behind most others. */
const MAX_DISTANCE = 5

/**
 * Compares the tips of endpoints. An endpoint disagrees if it isn't in sync, if its tip is more than 5
 * blocks from most others, or if it has another block than most others at a height that all of them
 * have. If there is no majority, the first endpoint is right.
 */
export async function compareTips(
  endpoints: readonly string[],
  settings: CallSettings,
  network: NetworkIdentifier,
): Promise<ReadonlyMap<string, Opinion>> {
  const options = { retry: false, timeout: TIMEOUT, totalTimeout: TIMEOUT } as const
  const opinions = new Map<string, Opinion>()
  const body = { network_identifier: network }

  async function each<T>(
    among: Iterable<string>,
    read: (endpoint: string) => Promise<T>,
  ): Promise<Map<string, T>> {
    const found = new Map<string, T>()
    await Promise.all(
      Array.from(among, async (endpoint) => {
        try {
          found.set(endpoint, await read(endpoint))
        } catch (error) {
          opinions.set(endpoint, { error })
        }
      }),
    )
    return found
  }

  const statuses = await each(endpoints, async (endpoint) => {
    const context = { endpoint, call: '/network/status' }
    const { data } = await performCall(settings, context, body, networkStatusResponse, options)
    return data
  })
  const synced = [...statuses].filter(([, { sync_status }]) => sync_status.synced !== false)
  const heights = synced.map(([, status]) => status.current_block_identifier.index)
  const middle = [...heights].sort((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0
  const tips = new Map<string, BlockIdentifier>()
  for (const [endpoint, { current_block_identifier: tip }] of synced) {
    if (Math.abs(tip.index - middle) <= MAX_DISTANCE) tips.set(endpoint, tip)
  }

  // Most often all tips are the same, so that no block has to be requested.
  const height = Math.min(...[...tips.values()].map(({ index }) => index))
  const hashes = await each(tips.keys(), async (endpoint) => {
    const tip = tips.get(endpoint)
    if (tip?.index === height) return tip.hash
    const context = { endpoint, call: '/block' }
    const wanted = { ...body, block_identifier: { index: height } }
    const { data } = await performCall(settings, context, wanted, blockResponse, options)
    return data.block.block_identifier.hash
  })
  const right = mostFrequent(endpoints.flatMap((endpoint) => hashes.get(endpoint) ?? []))
  for (const endpoint of statuses.keys()) {
    if (opinions.has(endpoint)) continue
    opinions.set(endpoint, hashes.get(endpoint) === right ? 'agrees' : 'disagrees')
  }
  return opinions
}

/** Returns the most frequent value, or the first of several. */
function mostFrequent(values: readonly string[]): string | undefined {
  const count = (value: string) => values.filter((other) => other === value).length
  return [...values].sort((a, b) => count(b) - count(a))[0]
}
