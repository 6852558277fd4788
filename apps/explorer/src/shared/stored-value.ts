/** One of the visitor's values that outlives the page. */
export interface StoredValue<T> {
  get: () => T
  set: (value: T) => void
  /** Whether the value outlives the page: false if the storage is full or blocked. */
  isKept: () => boolean
  /**
   * Calls `listener` after each change, including those in other tabs. Returns a function that
   * stops it.
   */
  subscribe: (listener: () => void) => () => void
}

interface Options<T> {
  key: string
  fallback: T
  /** Parses stored text; `undefined` or a throw means corrupt: then the mirror is read. */
  parse: (text: string) => T | undefined
  /** `null` removes the entry. */
  serialize: (value: T) => string | null
  /** A second place to read if the storage is empty, and to write on change. */
  mirror?: { read: () => string | null; write: (text: string | null) => void }
}

/**
 * A value in local storage that tolerates blocked, full and corrupt storage and stays in sync
 * across tabs. Storage is first accessed on `get`, never on import, so that modules also load
 * on a server.
 */
export function storedValue<T>({
  key,
  fallback,
  parse,
  serialize,
  mirror,
}: Options<T>): StoredValue<T> {
  let current: T | undefined
  /** The last known text in storage. */
  let seen: string | null | undefined
  let isKept = true
  const listeners = new Set<() => void>()
  const own = () => localStorage.getItem(key)

  const read = (): T => {
    seen = attempt(own)
    isKept = true
    for (const text of [seen, attempt(() => mirror?.read() ?? null)]) {
      const value = typeof text === 'string' ? attempt(() => parse(text)) : undefined
      if (value !== undefined) return value
    }
    return fallback
  }

  const onChange = () => {
    if (attempt(own) === seen) return
    current = read()
    for (const listener of listeners) listener()
  }

  return {
    get() {
      // Changes in other tabs are received only while there is a listener; until then the
      // storage may be newer.
      if (current === undefined || (listeners.size === 0 && attempt(own) !== seen)) current = read()
      return current
    },
    set(value) {
      current = value
      const text = serialize(value)
      // If the storage is full or blocked, the value lasts until the page is closed.
      attempt(() =>
        text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text),
      )
      attempt(() => mirror?.write(text))
      seen = attempt(own)
      isKept = seen === text || (mirror !== undefined && attempt(mirror.read) === text)
      for (const listener of listeners) listener()
    },
    isKept: () => isKept,
    subscribe(listener) {
      if (listeners.size === 0) for (const event of CHANGES) addEventListener(event, onChange)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) for (const event of CHANGES) removeEventListener(event, onChange)
      }
    },
  }
}

/**
 * Another tab wrote, or the page returns from the back/forward cache, where it received no
 * events.
 */
const CHANGES = ['storage', 'pageshow'] as const

/** Undefined if it throws: blocked or full storage, or corrupt text. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
