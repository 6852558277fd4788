/** Work that runs in the background. A failure is thrown where its end is awaited. */
export class Background<Result> {
  #running: Promise<void> = Promise.resolve()
  #result: Result | undefined

  start(work: Promise<Result | undefined>): void {
    this.#running = this.#keep(work)
    this.#running.catch(() => {})
  }

  /** Waits for the end of the work. */
  async finish(): Promise<void> {
    await this.#running
  }

  /** Returns the result of work that ended, once. */
  take(): Result | undefined {
    const result = this.#result
    this.#result = undefined
    return result
  }

  async #keep(work: Promise<Result | undefined>): Promise<void> {
    this.#result = await work
  }
}
