import { networkIdentifier } from './identifiers'
import type { NetworkIdentifier } from './identifiers'
import { count } from './scalars'
import { boolean, list, object, optional, string } from './schema'
import type { Schema } from './schema'

/**
 * An operation status.
 *
 * @example
 * ```ts
 * import type { OperationStatusInfo } from '@mcm/rosetta-client'
 *
 * const isFinal = ({ status, successful }: OperationStatusInfo) => successful && status === 'SUCCESS'
 * isFinal({ status: 'SUCCESS', successful: true }) // => true
 * ```
 */
export interface OperationStatusInfo {
  /** One of `OperationStatus`. */
  status: string
  /** Whether the operation was successful. True only for `SUCCESS`. */
  successful: boolean
}

/**
 * An error that the server advertises. Code 9 isn't advertised.
 *
 * @example
 * ```ts
 * import type { ErrorInfo } from '@mcm/rosetta-client'
 *
 * const describe = ({ code, message }: ErrorInfo) => `${code}: ${message}`
 * describe({ code: 6, message: 'Block not found', retriable: true }) // => '6: Block not found'
 * ```
 */
export interface ErrorInfo {
  /** One of `RosettaErrorCode`. */
  code: number
  /** Error message. */
  message: string
  /** Whether the server marks it as retriable. `isRetriable` is more accurate. */
  retriable: boolean
}

/**
 * Response of `network.options`.
 *
 * @example
 * ```ts
 * import type { NetworkOptionsResponse } from '@mcm/rosetta-client'
 *
 * const { allow }: NetworkOptionsResponse = await mochimo.network.options()
 * allow.errors.length // => 8
 * ```
 */
export interface NetworkOptionsResponse {
  /** Versions of the specification and the software. */
  version: {
    /** Version of the Rosetta specification. */
    rosetta_version: string
    /** A constant, which isn't the actual version of the node. */
    node_version: string
    /** Version of the Mesh server. */
    middleware_version?: string
  }
  /** Capabilities advertised by the server. */
  allow: {
    /** Operation statuses. */
    operation_statuses: OperationStatusInfo[]
    /** Operation types. The server advertises `TRANSFER`; see `OperationType` for the actual types. */
    operation_types: string[]
    /** Errors with codes 1 to 8. */
    errors: ErrorInfo[]
    /** Flag of the Rosetta specification that is always false. */
    mempool_coins?: boolean
    /** Letter case of transaction hashes, which is always `lower_case`. */
    transaction_hash_case?: string
  }
}

/**
 * Response of `network.list`.
 *
 * @example
 * ```ts
 * import type { NetworkListResponse } from '@mcm/rosetta-client'
 *
 * const { network_identifiers }: NetworkListResponse = await mochimo.network.list()
 * network_identifiers[0]?.network // => 'mainnet'
 * ```
 */
export interface NetworkListResponse {
  /** A single network, which is mainnet. */
  network_identifiers: NetworkIdentifier[]
}

export const networkOptionsResponse: Schema<NetworkOptionsResponse> = object({
  version: object({
    rosetta_version: string,
    node_version: string,
    middleware_version: optional(string),
  }),
  allow: object({
    operation_statuses: list(object({ status: string, successful: boolean })),
    operation_types: list(string),
    errors: list(object({ code: count, message: string, retriable: boolean })),
    mempool_coins: optional(boolean),
    transaction_hash_case: optional(string),
  }),
})

export const networkListResponse: Schema<NetworkListResponse> = object({
  network_identifiers: list(networkIdentifier),
})
