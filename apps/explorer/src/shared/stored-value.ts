/** One value of the visitor's that outlives the page. */
export interface StoredValue<T> {
  get: () => T
  set: (value: T) => void
  /** Whether the value outlives the page: not where the storage is full or blocked. */
  isKept: () => boolean
  /** Calls `listener` after each change, also one made in another tab. Returns how to stop. */
  subscribe: (listener: () => void) => () => void
}

interface Options<T> {
  key: string
  fallback: T
  /** Turns stored text into a value; `undefined` or a throw means corrupt: then the mirror is asked. */
  parse: (text: string) => T | undefined
  /** `null` removes the entry. */
  serialize: (value: T) => string | null
  /** Where else to look when the storage holds nothing, and to write on change. */
  mirror?: { read: () => string | null; write: (text: string | null) => void }
}

/**
 * A value in local storage that is safe against blocked, full and corrupt storage and in step across
 * tabs. Storage is first touched on `get`, never on import, so that modules load on a server too.
 */
export function storedValue<T>({
  key,
  fallback,
  parse,
  serialize,
  mirror,
}: Options<T>): StoredValue<T> {
  let current: T | undefined
  /** What the storage was last seen to hold. */
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
      // Other tabs are heard while somebody listens; until then the storage may have moved on.
      if (current === undefined || (listeners.size === 0 && attempt(own) !== seen)) current = read()
      return current
    },
    set(value) {
      current = value
      const text = serialize(value)
      // Where the storage is full or blocked the value holds until the page is closed.
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

/** Another tab wrote; or the page comes back from where it heard nothing. */
const CHANGES = ['storage', 'pageshow'] as const

/** Undefined where it throws: storage that is blocked or full, text that is corrupt. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
