/** A value of the visitor that is kept after the page is closed. */
export interface StoredValue<T> {
  get: () => T
  set: (value: T) => void
  /**
   * Returns whether the value is kept after the page is closed. It isn't if the storage is full or
   * blocked.
   */
  isKept: () => boolean
  /**
   * Calls `listener` after each change, including changes in other tabs. Returns a function that
   * removes the listener.
   */
  subscribe: (listener: () => void) => () => void
}

interface Options<T> {
  key: string
  fallback: T
  /**
   * Parses stored text. If it returns `undefined` or throws, the text is corrupt and the mirror is
   * read.
   */
  parse: (text: string) => T | undefined
  /** Converts the value to text. `null` removes the entry. */
  serialize: (value: T) => string | null
  /** A second place to read from if the storage is empty, and to write to on each change. */
  mirror?: { read: () => string | null; write: (text: string | null) => void }
}

/**
 * Creates a value in local storage that tolerates blocked, full and corrupt storage and stays in
 * sync across tabs. The storage is first accessed when `get` is called, never on import, so that
 * modules can also be loaded on a server.
 */
export function storedValue<T>({
  key,
  fallback,
  parse,
  serialize,
  mirror,
}: Options<T>): StoredValue<T> {
  let current: T | undefined
  /** The most recent text known to be in storage. */
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
 * Events after which another tab may have written. When a page returns from the back/forward cache,
 * it has missed all events.
 */
const CHANGES = ['storage', 'pageshow'] as const

/**
 * Returns undefined if the action throws because the storage is blocked or full, or the text is
 * corrupt.
 */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
