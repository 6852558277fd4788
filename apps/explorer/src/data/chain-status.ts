/** Whether a block is part of the chain. */
export interface ChainPlace {
  canonical: boolean
  /** It was so deep when it was checked that a reorg no longer reaches it. */
  final: boolean
}

/** What is known of a block's place in the chain. */
export type ChainStatus = 'canonical' | 'orphaned' | 'checking' | 'unknown'

export function chainStatusOf(
  check: { data: ChainPlace | undefined; isError: boolean } | undefined,
): ChainStatus {
  if (check?.isError) return 'unknown'
  if (!check?.data) return 'checking'
  return check.data.canonical ? 'canonical' : 'orphaned'
}

/** Shown for `SUCCESS` until the chain has confirmed it. */
export const CHECKING = 'CHECKING'

/**
 * Whether a status is the index's answer of a block. It can be wrong either way: `SUCCESS` of a block that
 * lost, and `SPLIT` of one that lost and won again.
 */
export function isChainStatus(status: string): boolean {
  return status === 'SUCCESS' || isOrphaned(status)
}

/** The status of a search row: the chain decides, not the index. */
export function statusInChain(status: string, standing: ChainStatus): string {
  if (!isChainStatus(status)) return status
  switch (standing) {
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

/** Whether the block that held it lost against another, as the index or the chain says. */
export function isOrphaned(status: string): boolean {
  return status === 'SPLIT' || status === 'ORPHANED'
}
