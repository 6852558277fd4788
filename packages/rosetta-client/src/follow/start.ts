import { sleep } from '@mcm/shared/sleep'
import type { BlockIdentifier } from '../schema/identifiers'
import type { ChainSource, Tip } from './chain-walker'

/** Where following starts: what comes from now on, a height, or what a cursor says. */
export type Start = 'latest' | number | { from: number; blocks: readonly BlockIdentifier[] }

/** A start that a walker can take. */
export interface ResolvedStart {
  /** The lowest height of interest. */
  from: number
  /** Blocks already reported. */
  blocks: readonly BlockIdentifier[]
  /** The tip, where it had to be read. */
  tip?: Tip
}

/** The first block that reaches the confirmations after this tip. */
export function firstUnconfirmed({ index }: BlockIdentifier, confirmations: number): number {
  return Math.max(1, index - confirmations + 2)
}

/** The tip of an endpoint in sync, once it reaches a height. A server that is starting reports index 0. */
export async function syncedTip(
  { tip }: ChainSource,
  height: number,
  interval: number,
  signal: AbortSignal,
): Promise<Tip> {
  for (;;) {
    const found = await tip()
    if (found.synced && found.index >= height) return found
    await sleep(interval, signal)
  }
}
