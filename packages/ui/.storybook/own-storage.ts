/**
 * Gives the page a storage of its own, which lasts until it is closed. Story frames on one page
 * would share the browser's storage, and so would the explorer if it has the same origin.
 */
export function replaceStorage(): void {
  const values = new Map<string, string>()
  const storage: Storage = {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  }
  Object.defineProperty(window, 'localStorage', { configurable: true, value: storage })
}
