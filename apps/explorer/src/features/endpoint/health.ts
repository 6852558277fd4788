import type { NetworkStatusResponse } from '@mcm/rosetta-client'

/** How the chosen endpoint does: the six states of the specification, section 4. */
export type Health =
  | { state: 'unknown' | 'checking' | 'disconnected' | 'synced' | 'status-unknown' }
  | { state: 'syncing'; stage: string }

interface Check {
  /** The last answer, if there was one. */
  status: NetworkStatusResponse | undefined
  failed: boolean
  /** A first answer is being waited for. */
  pending: boolean
  asked: boolean
}

export function healthOf({ status, failed, pending, asked }: Check): Health {
  if (failed) return { state: 'disconnected' }
  if (status) {
    const { synced, stage } = status.sync_status
    if (synced === true) return { state: 'synced' }
    if (synced === false) return { state: 'syncing', stage: stage || 'Syncing' }
    return { state: 'status-unknown' }
  }
  if (pending && asked) return { state: 'checking' }
  return { state: 'unknown' }
}
