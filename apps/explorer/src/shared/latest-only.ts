/** Names of which only those added last are kept. */
export class LatestOnly {
  readonly #names = new Set<string>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  has(name: string): boolean {
    return this.#names.has(name)
  }

  /** One that is there already becomes the latest. */
  add(name: string): void {
    this.#names.delete(name)
    this.#names.add(name)
    const [oldest] = this.#names
    if (this.#names.size > this.#limit && oldest !== undefined) this.#names.delete(oldest)
  }
}
