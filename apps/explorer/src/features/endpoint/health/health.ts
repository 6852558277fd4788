import type { NetworkStatusResponse } from '@mcm/rosetta-client'

/** How the chosen endpoint does: the six states of the specification, section 4. */
export type Health =
  | { state: 'unknown' | 'checking' | 'disconnected' | 'synced' | 'status-unknown' }
  | { state: 'syncing'; stage: string }

interface Check {
  /** The last answer, if there was one. */
  status: NetworkStatusResponse | undefined
  /** The last question that is settled got none. */
  failed: boolean
  checking: boolean
}

export function healthOf({ status, failed, checking }: Check): Health {
  if (failed) return { state: 'disconnected' }
  if (!status) return { state: checking ? 'checking' : 'unknown' }
  const { synced, stage } = status.sync_status
  if (synced === true) return { state: 'synced' }
  if (synced === false) return { state: 'syncing', stage }
  return { state: 'status-unknown' }
}
