import { noFaults, type Faults } from '@mcm/devnet/core'

/** A fault that the reader can switch on and off. */
export interface FaultItem {
  /** Identifies the item on the page. */
  id: string
  label: string
  faults: Partial<Faults>
}

/**
 * The faults of the sandbox's menu. Items that set the same fault exclude each other. `stalled` is
 * missing because the sandbox's clock never adds blocks, and faults of single calls and blocks are
 * missing because they need more input than a click.
 */
export const faultsMenu: readonly FaultItem[] = [
  { id: 'limit', label: 'Rate limit me', faults: { rateLimit: 'server' } },
  { id: 'limit-documented', label: 'Documented rate limit', faults: { rateLimit: 'documented' } },
  { id: 'slow', label: 'Slow responses', faults: { latency: [1000, 3000] } },
  { id: 'errors', label: 'Error 2, every other time', faults: { errorRate: 0.5, errorCode: 2 } },
  { id: 'cut', label: 'No responses', faults: { cutRate: 1 } },
  { id: 'malformed', label: 'Truncated responses', faults: { malformedRate: 1 } },
  { id: 'syncing', label: 'Still syncing', faults: { sync: 'synchronizing' } },
  { id: 'sync-failed', label: 'Sync failed', faults: { sync: 'error' } },
  { id: 'no-node', label: 'Node down', faults: { noNode: true } },
  { id: 'no-indexer', label: 'No search or events', faults: { noIndexer: true } },
  { id: 'no-ledger', label: 'No rich list', faults: { noLedger: true } },
  { id: 'offline', label: 'Signing only', faults: { offline: true } },
  { id: 'lie-reward', label: 'False rewards', faults: { lie: 'reward' } },
  { id: 'lie-parent', label: 'False parents', faults: { lie: 'parent' } },
  { id: 'lie-difficulty', label: 'False difficulty', faults: { lie: 'difficulty' } },
  { id: 'lie-nonce', label: 'False nonces', faults: { lie: 'nonce' } },
  { id: 'lie-transaction', label: 'Hidden transactions', faults: { lie: 'transaction' } },
]

/** Returns whether all faults of an item are set. */
export function isOn({ faults }: FaultItem, current: Faults): boolean {
  return namesOf(faults).every(
    (name) => JSON.stringify(faults[name]) === JSON.stringify(current[name]),
  )
}

/** Returns the change of faults that switches an item on, or off if it is on. */
export function toggled(item: FaultItem, current: Faults): Partial<Faults> {
  if (!isOn(item, current)) return item.faults
  return Object.fromEntries(namesOf(item.faults).map((name) => [name, noFaults[name]]))
}

function namesOf(faults: Partial<Faults>): (keyof Faults)[] {
  return Object.keys(faults) as (keyof Faults)[]
}
