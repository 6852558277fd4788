const DATABASE = 'last-seen'
const STORE = 'responses'
const BY_TIME = 'at'
/** Maximum number of responses that are kept. */
export const MAX_SAVED = 200

/** The data of a query as it was last seen. */
export interface SavedResponse {
  /** The query's hash. */
  key: string
  /** The build that saved it. Another build's data can have another shape. */
  build: string
  /** The time when the response arrived, in milliseconds since 1970. */
  at: number
  data: unknown
}

/**
 * Saves responses and deletes the oldest ones above the limit. Never rejects: with blocked or full
 * storage, nothing is saved.
 */
export async function saveResponses(responses: SavedResponse[]): Promise<void> {
  await inStore('readwrite', async (store) => {
    for (const response of responses) store.put(response)
    const excess = (await settled(store.count())) - MAX_SAVED
    if (excess <= 0) return
    const oldest = await settled(store.index(BY_TIME).getAllKeys(null, excess))
    for (const key of oldest) store.delete(key)
  })
}

/** Returns a response that this build saved, or undefined. Never rejects. */
export async function readResponse(key: string, build: string): Promise<SavedResponse | undefined> {
  const saved = await inStore('readonly', (store) => settled<SavedResponse>(store.get(key)))
  return saved?.build === build ? saved : undefined
}

/** Deletes all of them. Rejects if storage is blocked. */
export async function deleteResponses(): Promise<void> {
  await settled(indexedDB.deleteDatabase(DATABASE))
}

async function inStore<T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  let database: IDBDatabase | undefined
  try {
    const opening = indexedDB.open(DATABASE, 1)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex(BY_TIME, BY_TIME)
    }
    database = await settled(opening)
    return await run(database.transaction(STORE, mode).objectStore(STORE))
  } catch {
    return undefined
  } finally {
    // It closes once its transactions are complete.
    database?.close()
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The request failed'))
  })
}
