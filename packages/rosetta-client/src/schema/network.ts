import { blockIdentifier } from './identifiers'
import type { BlockIdentifier } from './identifiers'
import { count, hashOrEmpty, time } from './scalars'
import { boolean, list, nullable, number, object, optional, string, unknown } from './schema'
import type { Schema } from './schema'

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

const httpsStatus: Schema<HttpsStatus> = object({
  enabled: boolean,
  port: optional(count),
  certificate: optional(
    nullable(
      object({
        subject: string,
        issuer: string,
        not_before: string,
        not_after: string,
        days_until_expiry: number,
        is_expired: boolean,
        dns_names: optional(nullable(list(string))),
      }),
    ),
  ),
})

export const networkStatusResponse: Schema<NetworkStatusResponse> = object({
  current_block_identifier: blockIdentifier,
  current_block_timestamp: time,
  genesis_block_identifier: blockIdentifier,
  oldest_block_identifier: optional(nullable(object({ index: count, hash: hashOrEmpty }))),
  sync_status: object({
    stage: optional(string),
    synced: optional(unknown),
  }),
  https_status: optional(nullable(httpsStatus)),
})
