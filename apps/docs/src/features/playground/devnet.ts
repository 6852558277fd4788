/** The part of a devnet's state that the playground uses. */
export interface DevnetState {
  tip: { index: number }
  done: { transactions: string[] }
}

/** Default URL of `npx @mcm/devnet`. */
const DEFAULT_URL = 'http://localhost:8080'

/** A client of `/devnet/control`, which real servers don't have. */
export class Devnet {
  readonly url: string

  constructor(url: string) {
    this.url = url.trim().replace(/\/+$/, '')
  }

  /**
   * Returns the devnet's state.
   *
   * @throws {Error} With a message for the reader, if the URL doesn't belong to a devnet.
   */
  async state(): Promise<DevnetState> {
    let response: Response
    try {
      response = await fetch(`${this.url}/devnet/control`)
    } catch (error) {
      // A real server's 404 has no CORS headers, so the browser reports a network failure.
      if (await this.#isServer()) throw this.#notDevnet()
      throw new Error(`No response from ${this.url}. Start a devnet there, then connect again.`, {
        cause: error,
      })
    }
    const isJson = response.headers.get('Content-Type')?.includes('json')
    if (!response.ok || !isJson) throw this.#notDevnet()
    return (await response.json()) as DevnetState
  }

  /**
   * Runs a command and returns the devnet's new state.
   *
   * @throws {Error} With the devnet's message, if the command fails.
   */
  async run(command: object): Promise<DevnetState> {
    const response = await fetch(`${this.url}/devnet/control`, {
      method: 'POST',
      body: JSON.stringify(command),
    })
    const result = (await response.json()) as DevnetState & { error?: string }
    if (result.error) throw new Error(result.error)
    return result
  }

  async #isServer(): Promise<boolean> {
    try {
      const response = await fetch(`${this.url}/network/list`, { method: 'POST', body: '{}' })
      return response.ok
    } catch {
      return false
    }
  }

  #notDevnet(): Error {
    return new Error(
      `${this.url} isn’t a devnet, so it has no faucet. A local devnet is usually at ${DEFAULT_URL}.`,
    )
  }
}
