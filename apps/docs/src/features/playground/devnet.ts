/** What a devnet says about itself, as far as the playground needs it. */
export interface DevnetState {
  tip: { index: number }
  done: { transactions: string[] }
}

/** Where `npx @mcm/devnet` listens. */
const USUAL = 'http://localhost:8080'

/** Talks to a devnet's own call, which no real server has. */
export class Devnet {
  readonly url: string

  constructor(url: string) {
    this.url = url.trim().replace(/\/+$/, '')
  }

  /** @throws {Error} In words for the reader, when there is no devnet. */
  async state(): Promise<DevnetState> {
    let response: Response
    try {
      response = await fetch(`${this.url}/devnet/control`)
    } catch (error) {
      // A real server's 404 has no CORS headers: to the page it looks like no answer at all.
      if (await this.#isServer()) throw this.#noDevnet()
      throw new Error(`Nothing answers at ${this.url}. Start a devnet there, then connect again.`, {
        cause: error,
      })
    }
    const isJson = response.headers.get('Content-Type')?.includes('json')
    if (!response.ok || !isJson) throw this.#noDevnet()
    return (await response.json()) as DevnetState
  }

  /** @throws {Error} With the devnet's own reason. */
  async run(command: object): Promise<DevnetState> {
    const response = await fetch(`${this.url}/devnet/control`, {
      method: 'POST',
      body: JSON.stringify(command),
    })
    const answer = (await response.json()) as DevnetState & { error?: string }
    if (answer.error) throw new Error(answer.error)
    return answer
  }

  async #isServer(): Promise<boolean> {
    try {
      const response = await fetch(`${this.url}/network/list`, { method: 'POST', body: '{}' })
      return response.ok
    } catch {
      return false
    }
  }

  #noDevnet(): Error {
    return new Error(
      `${this.url} answers, but is no devnet: a real chain has no free coins. A devnet of your own is at ${USUAL}.`,
    )
  }
}
