/** A set of names that keeps only the most recently added ones. */
export class LatestOnly {
  readonly #names = new Set<string>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  has(name: string): boolean {
    return this.#names.has(name)
  }

  /** Adds a name. Adding an existing name makes it the most recent one. */
  add(name: string): void {
    this.#names.delete(name)
    this.#names.add(name)
    const [oldest] = this.#names
    if (this.#names.size > this.#limit && oldest !== undefined) this.#names.delete(oldest)
  }

  delete(name: string): void {
    this.#names.delete(name)
  }
}
