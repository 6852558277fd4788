import type { Command, DevnetState } from '@mcm/devnet/core'
import { responds, type Connection } from './connection'

/** Thrown if a server has no `/devnet/control`. The message is for the reader. */
export class NotDevnetError extends Error {
  override readonly name = 'NotDevnetError'
}

/** A client of `/devnet/control`, which real servers don't have. */
export class Devnet {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /**
   * Returns the devnet's state.
   *
   * @throws {NotDevnetError} If the server doesn't respond or isn't a devnet.
   */
  async state(): Promise<DevnetState> {
    const { url, fetch } = this.#connection
    let response: Response
    try {
      response = await fetch(`${url}/devnet/control`)
    } catch (error) {
      // A real server's 404 has no CORS headers, so the browser reports a network failure.
      const reason = (await responds(this.#connection))
        ? this.#notDevnet()
        : `No response from ${url}`
      throw new NotDevnetError(reason, { cause: error })
    }
    const isJson = response.headers.get('Content-Type')?.includes('json')
    if (!response.ok || !isJson) throw new NotDevnetError(this.#notDevnet())
    return (await response.json()) as DevnetState
  }

  /**
   * Runs a command and returns the devnet's new state.
   *
   * @throws {Error} With the devnet's message, if the command fails.
   */
  async run(command: Command): Promise<DevnetState> {
    const { url, fetch } = this.#connection
    const response = await fetch(`${url}/devnet/control`, {
      method: 'POST',
      body: JSON.stringify(command),
    })
    const result = (await response.json()) as DevnetState & { error?: string }
    if (result.error) throw new Error(result.error)
    return result
  }

  #notDevnet(): string {
    return `${this.#connection.url} isn’t a devnet, so it has no faucet`
  }
}
