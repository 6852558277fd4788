import * as v from 'valibot'
import { blockIdentifier, networkIdentifier } from './identifiers'
import type { BlockIdentifier, NetworkIdentifier } from './identifiers'
import { count, hashOrEmpty } from './scalars'
import type { Schema } from './scalars'

/** How far the server is with its node. */
export interface SyncStatus {
  /** `synchronized`, a step on the way (`init`, `synchronizing`, …) or a text with `error` in it. */
  stage?: string
  /** True or false; anything else, or nothing, where the server does not say: how it does is not known then. */
  synced?: unknown
}

/** The certificate the server uses for HTTPS. */
export interface HttpsCertificate {
  /** Whom it is for. */
  subject: string
  /** Who issued it; may be empty. */
  issuer: string
  /** RFC 3339. */
  not_before: string
  /** RFC 3339. */
  not_after: string
  /** With a fraction; negative once expired. */
  days_until_expiry: number
  /** Whether it is past its date. */
  is_expired: boolean
  /** Names it is good for. */
  dns_names?: string[] | null
}

/** Whether the server itself speaks HTTPS (a proxy in front of it may, all the same). */
export interface HttpsStatus {
  /** Whether it does. */
  enabled: boolean
  /** Where, when it does. */
  port?: number
  /** With what, when it does. */
  certificate?: HttpsCertificate | null
}

/** Answer of `network.status`. */
export interface NetworkStatusResponse {
  /** The tip as the server last saw it; up to 5 seconds old. Index 0 before the first sync. */
  current_block_identifier: BlockIdentifier
  /** When the tip was solved, milliseconds since 1970; 0 before the first sync. */
  current_block_timestamp: number
  /** The first block, zeros before the first sync. */
  genesis_block_identifier: BlockIdentifier
  /** Never filled in by the server: index 0 and an empty hash. */
  oldest_block_identifier?: BlockIdentifier | null
  /** How far it is in step with the chain. */
  sync_status: SyncStatus
  /** Missing on old servers. */
  https_status?: HttpsStatus | null
}

/** An operation status and whether it moves money. */
export interface OperationStatusInfo {
  /** One of `OperationStatus`. */
  status: string
  /** True for `SUCCESS` alone. */
  successful: boolean
}

/** An error the server announces. It leaves out code 9. */
export interface ErrorInfo {
  /** One of `RosettaErrorCode`. */
  code: number
  /** What it stands for. */
  message: string
  /** Whether the server thinks that asking again may help; `isRetriable` knows better. */
  retriable: boolean
}

/** Answer of `network.options`. */
export interface NetworkOptionsResponse {
  /** Of what. */
  version: {
    /** Of the Rosetta specification. */
    rosetta_version: string
    /** A constant of the server, not the version of the node behind it. */
    node_version: string
    /** Of the Mesh server. */
    middleware_version?: string
  }
  /** What to expect in answers. */
  allow: {
    /** All statuses an operation can have. */
    operation_statuses: OperationStatusInfo[]
    /** Announces `TRANSFER`; see `OperationType` for what really comes. */
    operation_types: string[]
    /** Errors 1 to 8. */
    errors: ErrorInfo[]
    /** Always false. */
    mempool_coins?: boolean
    /** Always `lower_case`. */
    transaction_hash_case?: string
  }
}

/** Answer of `network.list`. */
export interface NetworkListResponse {
  /** One entry: mainnet. */
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
        dns_names: v.exactOptional(v.nullable(v.array(v.string()))),
      }),
    ),
  ),
})

export const networkStatusResponse: Schema<NetworkStatusResponse> = v.looseObject({
  current_block_identifier: blockIdentifier,
  current_block_timestamp: count,
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
    operation_statuses: v.array(v.looseObject({ status: v.string(), successful: v.boolean() })),
    operation_types: v.array(v.string()),
    errors: v.array(v.looseObject({ code: count, message: v.string(), retriable: v.boolean() })),
    mempool_coins: v.exactOptional(v.boolean()),
    transaction_hash_case: v.exactOptional(v.string()),
  }),
})

export const networkListResponse: Schema<NetworkListResponse> = v.looseObject({
  network_identifiers: v.array(networkIdentifier),
})
