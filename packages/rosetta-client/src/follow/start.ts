import { sleep } from '../core/abort'
import type { BlockIdentifier } from '../schema/identifiers'
import type { ChainSource } from './chain-walker'

/** Where following starts: what comes from now on, a height, or what a cursor says. */
export type Start = 'latest' | number | { from: number; blocks: readonly BlockIdentifier[] }

/** A start that a walker can take. */
export interface ResolvedStart {
  /** The lowest height of interest. */
  from: number
  /** Blocks already reported. */
  blocks: readonly BlockIdentifier[]
  /** The tip, where it had to be read. */
  tip?: BlockIdentifier
}

/**
 * Finds the lowest height of interest. `latest` is the first block that reaches the confirmations from
 * now on; a server that has just started, and reports index 0, is waited for.
 */
export async function resolveStart(
  start: Start,
  source: ChainSource,
  { confirmations, interval }: { confirmations: number; interval: number },
  signal: AbortSignal,
): Promise<ResolvedStart> {
  if (typeof start === 'object') return start
  if (start !== 'latest') return { from: start, blocks: [] }
  for (;;) {
    const tip = await source.tip()
    if (tip.index >= 1) {
      return { from: Math.max(1, tip.index - confirmations + 2), blocks: [], tip }
    }
    await sleep(interval, signal)
  }
}
