import * as v from 'valibot'
import { blockIdentifier } from './identifiers'
import type { BlockIdentifier } from './identifiers'
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
