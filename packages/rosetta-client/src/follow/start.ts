import { sleep } from '@mcm/shared/sleep'
import type { ErrorContext } from '../errors'
import type { BlockIdentifier } from '../schema/identifiers'
import type { ChainSourceOptions } from './chain-source'
import type { ChainSource, Tip } from './chain-walker'

/** Where to start: at the tip, at a height, or at a cursor's position. */
export type Start = 'latest' | number | { from: number; blocks: readonly BlockIdentifier[] }

/** Validated options to follow the chain. */
export interface Walk<From> extends ChainSourceOptions {
  readonly start: From
  readonly confirmations: number
  readonly interval: number
  readonly context: ErrorContext
}

/** The start position for a walker. */
export interface ResolvedStart {
  /** Lowest height to report. */
  from: number
  /** Blocks that were already reported. */
  blocks: readonly BlockIdentifier[]
  /** The tip, if it was fetched. */
  tip?: Tip
}

/** Returns the height of the lowest block without enough confirmations. */
export function firstUnconfirmed({ index }: BlockIdentifier, confirmations: number): number {
  return Math.max(1, index - confirmations + 2)
}

/** Waits until the endpoint is in sync and has reached a height, and returns its tip. A starting server reports index 0. */
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
