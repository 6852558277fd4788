import { hexAddress, uint64 } from './scalars'
import { boolean, object } from './schema'
import type { Schema } from './schema'

/**
 * Response of `call.resolveTag`.
 *
 * @example
 * ```ts
 * import type { ResolveTagResponse } from '@mcm/rosetta-client'
 *
 * const keyHashOf = ({ result }: ResolveTagResponse) => result.address.slice(42)
 * const address = 'kHtV35ttVpyiH42FePCiHo2iFmcJS3'
 * const response = await mochimo.call.resolveTag({ address })
 * keyHashOf(response).length // => 40
 * ```
 */
export interface ResolveTagResponse {
  /** The tag's ledger address and balance. */
  result: {
    /**
     * Ledger address: `0x` followed by 80 hex digits, which are the tag and the hash of the current key.
     */
    address: string
    /**
     * Balance in nanoMCM as a decimal string. The server sends a JSON number of up to 64 bits, which the
     * client converts to a string without loss.
     */
    amount: string
  }
  /**
   * Whether the call is idempotent. This is always true, although the result changes with every
   * transaction.
   */
  idempotent: boolean
}

export const resolveTagResponse: Schema<ResolveTagResponse> = object({
  result: object({ address: hexAddress, amount: uint64 }),
  idempotent: boolean,
})
