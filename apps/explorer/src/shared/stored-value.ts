/** One value of the visitor's that outlives the page. */
export interface StoredValue<T> {
  get: () => T
  set: (value: T) => void
  /** Calls `listener` after each change, also one made in another tab. Returns how to stop. */
  subscribe: (listener: () => void) => () => void
}

interface Options<T> {
  key: string
  fallback: T
  /** Turns stored text into a value; `undefined` or a throw means corrupt, and the fallback is used. */
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
  const listeners = new Set<() => void>()

  const read = (): T => {
    for (const source of [() => localStorage.getItem(key), () => mirror?.read() ?? null]) {
      try {
        const text = source()
        if (text !== null) return parse(text) ?? fallback
      } catch {
        // Blocked or corrupt: the next source, at last the fallback.
      }
    }
    return fallback
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    current = read()
    for (const listener of listeners) listener()
  }

  return {
    get() {
      current ??= read()
      return current
    },
    set(value) {
      current = value
      const text = serialize(value)
      for (const write of [() => writeStorage(key, text), () => mirror?.write(text)]) {
        try {
          write()
        } catch {
          // Full or blocked: the value holds until the page is closed.
        }
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onStorage)
      }
    },
  }
}

function writeStorage(key: string, text: string | null): void {
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
}
