/** A set of names that keeps only those added last. */
export class LatestOnly {
  readonly #names = new Set<string>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  has(name: string): boolean {
    return this.#names.has(name)
  }

  /** Adding an existing name makes it the latest. */
  add(name: string): void {
    this.#names.delete(name)
    this.#names.add(name)
    const [oldest] = this.#names
    if (this.#names.size > this.#limit && oldest !== undefined) this.#names.delete(oldest)
  }
}
