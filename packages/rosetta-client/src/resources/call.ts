import { readTag } from '../core/arguments'
import type { AddressInput } from '../core/arguments'
import type { Caller } from '../core/caller'
import type { RequestOptions } from '../core/options'
import { resolveTagResponse } from '../schema/call'
import type { ResolveTagResponse } from '../schema/call'

/** Which tag. */
export interface ResolveTagParams {
  /** In any form; of a ledger address the tag is asked for. */
  address: AddressInput
}

/** Network-specific calls. The server has one. */
export interface CallResource {
  /**
   * The ledger address a tag stands for now, and its balance.
   *
   * @throws {RosettaApiError} `AccountNotFound` for an address never funded, for a balance of 0 and when
   * the node behind the server is down.
   */
  readonly resolveTag: (
    params: ResolveTagParams,
    options?: RequestOptions,
  ) => Promise<ResolveTagResponse>
}

export function callResource(caller: Caller): CallResource {
  const { refuse, send } = caller.at('/call')
  return {
    async resolveTag({ address }, options) {
      const body = { method: 'tag_resolve', parameters: { tag: readTag(address, refuse) } }
      return send(body, resolveTagResponse, options)
    },
  }
}
