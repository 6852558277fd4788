/** The position of a block relative to the chain. */
export interface ChainPlace {
  canonical: boolean
  /** Whether the block was so deep when it was checked that a reorg can no longer reach it. */
  final: boolean
}

/** A block's status in the chain, as far as it is known. */
export type ChainStatus = 'canonical' | 'orphaned' | 'checking' | 'unknown'

export function chainStatusOf(
  check: { data: ChainPlace | undefined; isError: boolean } | undefined,
): ChainStatus {
  if (check?.isError) return 'unknown'
  if (!check?.data) return 'checking'
  return check.data.canonical ? 'canonical' : 'orphaned'
}

/** The status shown instead of `SUCCESS` until the chain has confirmed it. */
export const CHECKING = 'CHECKING'

/**
 * Returns whether a status is the index's claim about a block. The claim can be wrong either way:
 * `SUCCESS` for an orphaned block, or `SPLIT` for a block whose branch won again.
 */
export function isChainStatus(status: string): boolean {
  return status === 'SUCCESS' || isOrphaned(status)
}

/** Returns the status of a search row as determined by the chain instead of the index. */
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

/** Returns whether the transaction's block was orphaned, according to the index or the chain. */
export function isOrphaned(status: string): boolean {
  return status === 'SPLIT' || status === 'ORPHANED'
}
