import * as v from 'valibot'
import { blockIdentifier } from './identifiers'
import type { BlockIdentifier } from './identifiers'
import { list } from './list'
import { count, hashOrEmpty, time } from './scalars'
import type { Schema } from './scalars'

/**
 * Sync status of the server.
 *
 * @example
 * ```ts
 * import type { SyncStatus } from '@mcm/rosetta-client'
 *
 * const describe = ({ synced, stage }: SyncStatus) =>
 *   synced === true ? 'in sync' : (stage ?? 'unknown')
 * describe({ synced: false, stage: 'synchronizing' }) // => 'synchronizing'
 * ```
 */
export interface SyncStatus {
  /**
   * Stage of the sync: `synchronized`, an earlier stage (`init`, `synchronizing`, …) or a message that
   * contains `error`.
   */
  stage?: string
  /** Whether the server is in sync. If the value isn't a boolean or is missing, this is unknown. */
  synced?: unknown
}

/**
 * The server's HTTPS certificate.
 *
 * @example
 * ```ts
 * import type { HttpsCertificate } from '@mcm/rosetta-client'
 *
 * const expiresSoon = ({ days_until_expiry }: HttpsCertificate) => days_until_expiry < 14
 * const soon = expiresSoon({
 *   subject: 'CN=node.example',
 *   issuer: 'CN=R11',
 *   not_before: '2026-01-01T00:00:00Z',
 *   not_after: '2026-04-01T00:00:00Z',
 *   days_until_expiry: 12.5,
 *   is_expired: false,
 * })
 * soon // => true
 * ```
 */
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

/**
 * HTTPS settings of the server itself. A proxy in front of the server can have its own settings.
 *
 * @example
 * ```ts
 * import type { HttpsStatus } from '@mcm/rosetta-client'
 *
 * const describe = ({ enabled, port }: HttpsStatus) => (enabled ? `HTTPS on port ${port}` : 'HTTP')
 * describe({ enabled: true, port: 443 }) // => 'HTTPS on port 443'
 * ```
 */
export interface HttpsStatus {
  /** Whether HTTPS is enabled. */
  enabled: boolean
  /** HTTPS port, if HTTPS is enabled. */
  port?: number
  /** Certificate, if HTTPS is enabled. */
  certificate?: HttpsCertificate | null
}

/**
 * Response of `network.status`.
 *
 * @example
 * ```ts
 * import type { NetworkStatusResponse } from '@mcm/rosetta-client'
 *
 * const isSynced = ({ sync_status }: NetworkStatusResponse) => sync_status.synced === true
 * const status = await mochimo.network.status()
 * isSynced(status) // => true
 * ```
 */
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
