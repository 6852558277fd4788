import type { Fork } from '../fork/fork'
import { forkedHistory } from '../fork/forked-history'
import { createHistory, type History, type HistoryOptions } from './history'
import { createOpening, type Roles } from './opening'

export interface BuildOptions extends HistoryOptions {
  /** Number of accounts in the ledger at the end of the history. */
  readonly accounts: number
  readonly faucetTag: Uint8Array
  /** Blocks to continue instead of a generated history. */
  readonly fork?: Fork | undefined
}

/** Generates a history, or builds it from a fork. */
export function buildHistory(options: BuildOptions): History & { roles: Roles } {
  const { seed, accounts, blocks, faucetTag, fork } = options
  if (fork) return forkedHistory(fork, faucetTag)
  const newcomers = Math.min(Math.floor(accounts * 0.06), Math.floor(blocks * 0.4))
  const opening = createOpening({ seed, accounts, newcomers, faucetTag })
  return { ...createHistory(opening, options), roles: opening.roles }
}
