/**
 * The position of a block relative to the chain.
 *
 * @example
 * ```ts
 * import { type ChainPlace, chainStatusOf } from '@mcm/react/query'
 *
 * const place: ChainPlace = { canonical: false, final: true }
 * chainStatusOf({ data: place, isError: false }) // => 'orphaned'
 * ```
 */
export interface ChainPlace {
  /** Whether the block is at its height in the chain. */
  canonical: boolean
  /** Whether the block was so deep when it was checked that a reorg can no longer reach it. */
  final: boolean
}

/**
 * A block's status in the chain, as far as it is known. `unknown` means that the check failed.
 *
 * @example
 * ```ts
 * import { type ChainStatus, chainStatusOf } from '@mcm/react/query'
 *
 * const status: ChainStatus = chainStatusOf(undefined)
 * status // => 'checking'
 * ```
 */
export type ChainStatus = 'canonical' | 'orphaned' | 'checking' | 'unknown'

/**
 * Returns the status for the result of a canonical query.
 *
 * @example
 * ```ts
 * import { chainStatusOf } from '@mcm/react/query'
 *
 * chainStatusOf({ data: undefined, isError: true }) // => 'unknown'
 * ```
 */
export function chainStatusOf(
  check: { data: ChainPlace | undefined; isError: boolean } | undefined,
): ChainStatus {
  if (check?.isError) return 'unknown'
  if (!check?.data) return 'checking'
  return check.data.canonical ? 'canonical' : 'orphaned'
}

/**
 * The status to show instead of `SUCCESS` until the chain has confirmed it.
 *
 * @example
 * ```ts
 * import { CHECKING, statusInChain } from '@mcm/react/query'
 *
 * statusInChain('SUCCESS', 'checking') // => CHECKING
 * ```
 */
export const CHECKING = 'CHECKING'

/**
 * Returns whether a status is the search index's claim about a block. The claim can be wrong either way:
 * `SUCCESS` for an orphaned block, or `SPLIT` for a block whose branch won again.
 *
 * @example
 * ```ts
 * import { isChainStatus } from '@mcm/react/query'
 *
 * isChainStatus('PENDING') // => false
 * ```
 */
export function isChainStatus(status: string): boolean {
  return status === 'SUCCESS' || isOrphaned(status)
}

/**
 * Returns the status of a search result as determined by the chain instead of the index.
 *
 * @example
 * ```ts
 * import { statusInChain } from '@mcm/react/query'
 *
 * statusInChain('SUCCESS', 'orphaned') // => 'SPLIT'
 * ```
 */
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

/**
 * Returns whether the transaction's block was orphaned, according to the index or the chain.
 *
 * @example
 * ```ts
 * import { isOrphaned } from '@mcm/react/query'
 *
 * isOrphaned('SPLIT') // => true
 * ```
 */
export function isOrphaned(status: string): boolean {
  return status === 'SPLIT' || status === 'ORPHANED'
}
