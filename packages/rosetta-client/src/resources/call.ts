import { readTag } from '../core/arguments'
import type { AddressInput } from '../core/arguments'
import type { ApiPromise } from '../core/api-promise'
import type { Caller } from '../core/caller'
import type { RequestOptions } from '../core/options'
import { resolveTagResponse } from '../schema/call'
import type { ResolveTagResponse } from '../schema/call'

/**
 * Parameters of `call.resolveTag`.
 *
 * @example
 * ```ts
 * import type { ResolveTagParams } from '@mcm/rosetta-client'
 *
 * const params: ResolveTagParams = { address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3' }
 * const { result } = await mochimo.call.resolveTag(params)
 * result.amount // => '5000000000'
 * ```
 */
export interface ResolveTagParams {
  /** Address of the account. If this is a ledger address, its tag is used. */
  address: AddressInput
}

/**
 * The calls that are specific to the network. The server supports one such call.
 *
 * @example
 * ```ts
 * const { result } = await mochimo.call.resolveTag({ address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3' })
 * result.address.length // => 82
 * result.amount // => '5000000000'
 * ```
 */
export interface CallResource {
  /**
   * Returns a tag's current ledger address and balance.
   *
   * @throws {RosettaApiError} `AccountNotFound` if the address was never funded, its balance is 0, or the
   *   node behind the server is down.
   */
  readonly resolveTag: (
    params: ResolveTagParams,
    options?: RequestOptions,
  ) => ApiPromise<ResolveTagResponse>
}

export function callResource(caller: Caller): CallResource {
  const { invalidArgument, method } = caller.at('/call')
  return {
    resolveTag: method(resolveTagResponse, ({ address }: ResolveTagParams) => ({
      method: 'tag_resolve',
      parameters: { tag: readTag(address, invalidArgument) },
    })),
  }
}
