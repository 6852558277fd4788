import { type BlockRecord, isRecord } from './block-record'

const KEY = 'statistics'
/** Maximum number of records: the most that one visit to the page shows, plus some newer blocks. */
const LIMIT = 600

/** The records of an endpoint's blocks, which are kept until the tab is closed. */
export interface RecordCache {
  get: (hash: string) => BlockRecord | undefined
  /** Returns whether a block with this height is cached, on any branch. */
  hasHeight: (height: number) => boolean
  add: (record: BlockRecord) => void
  /** Saves the new records to session storage. */
  save: () => void
}

const caches = new Map<string, RecordCache>()

export function recordCacheOf(endpoint: string): RecordCache {
  let cache = caches.get(endpoint)
  if (!cache) {
    cache = createRecordCache(endpoint)
    caches.set(endpoint, cache)
  }
  return cache
}

export function createRecordCache(endpoint: string): RecordCache {
  const records = new Map(read(endpoint).map((record) => [record.hash, record]))
  const heights = new Set([...records.values()].map(({ height }) => height))
  return {
    get: (hash) => records.get(hash),
    hasHeight: (height) => heights.has(height),
    add(record) {
      records.set(record.hash, record)
      heights.add(record.height)
    },
    save() {
      const newest = [...records.values()].sort((a, b) => b.height - a.height)
      for (const { hash, height } of newest.splice(LIMIT)) {
        records.delete(hash)
        heights.delete(height)
      }
      try {
        sessionStorage.setItem(KEY, JSON.stringify({ endpoint, records: newest }))
      } catch {
        // Blocked or full: the records last until the page is closed.
      }
    },
  }
}

function read(endpoint: string): BlockRecord[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return []
    const { endpoint: of, records } = stored as Record<string, unknown>
    return of === endpoint && Array.isArray(records) ? records.filter(isRecord) : []
  } catch {
    return []
  }
}
