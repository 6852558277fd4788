/** Whether a block is part of the chain. */
export interface ChainPlace {
  canonical: boolean
  /** It was so deep when it was checked that a reorg no longer reaches it. */
  final: boolean
}

/** What is known of a block's place in the chain. */
export type Standing = 'canonical' | 'orphaned' | 'checking' | 'unknown'

export function standingOf(
  check: { data: ChainPlace | undefined; isError: boolean } | undefined,
): Standing {
  if (check?.isError) return 'unknown'
  if (!check?.data) return 'checking'
  return check.data.canonical ? 'canonical' : 'orphaned'
}

/** Shown for `SUCCESS` until the chain has confirmed it. */
export const CHECKING = 'CHECKING'

/** The status of a search row: its `SUCCESS` counts only while its block is part of the chain. */
export function statusInChain(status: string, standing: Standing): string {
  if (status !== 'SUCCESS') return status
  switch (standing) {
    case 'canonical':
      return status
    case 'orphaned':
      return 'SPLIT'
    case 'checking':
      return CHECKING
    case 'unknown':
      return 'UNKNOWN'
  }
}

/** Whether the block that held it lost against another, as the index or the chain says. */
export function isOrphaned(status: string): boolean {
  return status === 'SPLIT' || status === 'ORPHANED'
}
