/** Whether a block is part of the chain. */
export interface ChainPlace {
  canonical: boolean
  /** It was deep enough when checked that a reorg can no longer reach it. */
  final: boolean
}

/** What is known about a block's place in the chain. */
export type ChainStatus = 'canonical' | 'orphaned' | 'checking' | 'unknown'

export function chainStatusOf(
  check: { data: ChainPlace | undefined; isError: boolean } | undefined,
): ChainStatus {
  if (check?.isError) return 'unknown'
  if (!check?.data) return 'checking'
  return check.data.canonical ? 'canonical' : 'orphaned'
}

/** Shown instead of `SUCCESS` until the chain has confirmed it. */
export const CHECKING = 'CHECKING'

/**
 * Whether a status is the index's claim about a block. It can be wrong either way: `SUCCESS`
 * for an orphaned block, and `SPLIT` for a block whose branch won again.
 */
export function isChainStatus(status: string): boolean {
  return status === 'SUCCESS' || isOrphaned(status)
}

/** Returns the status of a search row, decided by the chain and not the index. */
export function statusInChain(status: string, chainStatus: ChainStatus): string {
  if (!isChainStatus(status)) return status
  switch (chainStatus) {
    case 'canonical':
      return 'SUCCESS'
    case 'orphaned':
      return isOrphaned(status) ? status : 'SPLIT'
    case 'checking':
      return isOrphaned(status) ? status : CHECKING
    case 'unknown':
      return isOrphaned(status) ? status : 'UNKNOWN'
  }
}

/** Returns whether its block was orphaned, according to the index or the chain. */
export function isOrphaned(status: string): boolean {
  return status === 'SPLIT' || status === 'ORPHANED'
}
