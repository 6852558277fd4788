import * as v from 'valibot'
import { blockIdentifier, networkIdentifier } from './identifiers'
import type { BlockIdentifier, NetworkIdentifier } from './identifiers'
import { list } from './list'
import { count, hashOrEmpty, time } from './scalars'
import type { Schema } from './scalars'

/** Sync status of the server. */
export interface SyncStatus {
  /**
   * Stage of the sync: `synchronized`, an earlier stage (`init`, `synchronizing`, …) or a message that
   * contains `error`.
   */
  stage?: string
  /** Whether the server is in sync. If the value isn't a boolean or is missing, this is unknown. */
  synced?: unknown
}

/** The server's HTTPS certificate. */
export interface HttpsCertificate {
  /** Subject of the certificate. */
  subject: string
  /** Issuer of the certificate, which can be empty. */
  issuer: string
  /** Time in RFC 3339 format. */
  not_before: string
  /** Time in RFC 3339 format. */
  not_after: string
  /**
   * Number of days until the certificate expires, which can be a fraction. Negative after it has expired.
   */
  days_until_expiry: number
  /** Whether the certificate has expired. */
  is_expired: boolean
  /** Host names for which the certificate is valid. */
  dns_names?: string[] | null
}

/** HTTPS settings of the server itself. A proxy in front of the server can have its own settings. */
export interface HttpsStatus {
  /** Whether HTTPS is enabled. */
  enabled: boolean
  /** HTTPS port, if HTTPS is enabled. */
  port?: number
  /** Certificate, if HTTPS is enabled. */
  certificate?: HttpsCertificate | null
}

/** Response of `network.status`. */
export interface NetworkStatusResponse {
  /** The tip, which can be up to 5 seconds old. Its index is 0 before the first sync. */
  current_block_identifier: BlockIdentifier
  /** Time at which the tip was mined, in Unix milliseconds. This is 0 before the first sync. */
  current_block_timestamp: number
  /** The genesis block. Its values are all zero before the first sync. */
  genesis_block_identifier: BlockIdentifier
  /** Field that the server doesn't use. It always has index 0 and an empty hash. */
  oldest_block_identifier?: BlockIdentifier | null
  /** Sync status. */
  sync_status: SyncStatus
  /** HTTPS settings. Missing on old servers. */
  https_status?: HttpsStatus | null
}

/** An operation status. */
export interface OperationStatusInfo {
  /** One of `OperationStatus`. */
  status: string
  /** Whether the operation was successful. True only for `SUCCESS`. */
  successful: boolean
}

/** An error that the server advertises. Code 9 isn't advertised. */
export interface ErrorInfo {
  /** One of `RosettaErrorCode`. */
  code: number
  /** Error message. */
  message: string
  /** Whether the server marks it as retriable. `isRetriable` is more accurate. */
  retriable: boolean
}

/** Response of `network.options`. */
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

/** Response of `network.list`. */
export interface NetworkListResponse {
  /** A single network, which is mainnet. */
  network_identifiers: NetworkIdentifier[]
}

const httpsStatus: Schema<HttpsStatus> = v.looseObject({
  enabled: v.boolean(),
  port: v.exactOptional(count),
  certificate: v.exactOptional(
    v.nullable(
      v.looseObject({
        subject: v.string(),
        issuer: v.string(),
        not_before: v.string(),
        not_after: v.string(),
        days_until_expiry: v.number(),
        is_expired: v.boolean(),
        dns_names: v.exactOptional(v.nullable(list(v.string()))),
      }),
    ),
  ),
})

export const networkStatusResponse: Schema<NetworkStatusResponse> = v.looseObject({
  current_block_identifier: blockIdentifier,
  current_block_timestamp: time,
  genesis_block_identifier: blockIdentifier,
  oldest_block_identifier: v.exactOptional(
    v.nullable(v.looseObject({ index: count, hash: hashOrEmpty })),
  ),
  sync_status: v.looseObject({
    stage: v.exactOptional(v.string()),
    synced: v.exactOptional(v.unknown()),
  }),
  https_status: v.exactOptional(v.nullable(httpsStatus)),
})

export const networkOptionsResponse: Schema<NetworkOptionsResponse> = v.looseObject({
  version: v.looseObject({
    rosetta_version: v.string(),
    node_version: v.string(),
    middleware_version: v.exactOptional(v.string()),
  }),
  allow: v.looseObject({
    operation_statuses: list(v.looseObject({ status: v.string(), successful: v.boolean() })),
    operation_types: list(v.string()),
    errors: list(v.looseObject({ code: count, message: v.string(), retriable: v.boolean() })),
    mempool_coins: v.exactOptional(v.boolean()),
    transaction_hash_case: v.exactOptional(v.string()),
  }),
})

export const networkListResponse: Schema<NetworkListResponse> = v.looseObject({
  network_identifiers: list(networkIdentifier),
})
