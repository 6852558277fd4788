import type { Command } from '@mcm/devnet/core'
import { Journal } from './journal'
import type { FromWorker, Port, ToWorker } from './protocol'
import { SANDBOX_URL } from './settings'

const CONTROL = '/devnet/control'

/** The page's side of the sandbox, a devnet in a worker. */
export class Sandbox {
  readonly #port: Port<ToWorker, FromWorker>
  readonly #journal: Journal
  readonly #waiting = new Map<number, (message: FromWorker) => void>()
  readonly #restored: Promise<void>
  #lastId = 0

  constructor(port: Port<ToWorker, FromWorker>, journal = new Journal()) {
    this.#port = port
    this.#journal = journal
    port.addEventListener('message', ({ data }) => this.#waiting.get(data.id)?.(data))
    this.#restored = this.#restore()
  }

  /**
   * Responds like a browser's `fetch`: a response without CORS headers and a closed connection are
   * both a `TypeError`.
   */
  readonly fetch = async (input: Request | URL | string, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    await this.#restored
    const body = await request.text()
    const response = await this.#exchange(request, body)
    const command = response.ok && commandOf(request, body)
    if (command && (!command.submit || (await isAccepted(response)))) this.#journal.add(command)
    return response
  }

  /** Ends all requests without a response. */
  close(): void {
    for (const [id, end] of this.#waiting) end({ type: 'failure', id })
  }

  async #restore(): Promise<void> {
    for (const command of this.#journal.commands()) {
      const body = JSON.stringify(command)
      await this.#exchange(new Request(SANDBOX_URL + CONTROL, { method: 'POST' }), body)
    }
  }

  async #exchange(request: Request, body: string): Promise<Response> {
    const { url, method, signal } = request
    signal.throwIfAborted()
    const id = (this.#lastId += 1)
    const abort = () => this.#port.postMessage({ type: 'abort', id })
    signal.addEventListener('abort', abort, { once: true })
    const message = await new Promise<FromWorker>((resolve) => {
      this.#waiting.set(id, resolve)
      const headers = [...request.headers]
      this.#port.postMessage({ type: 'request', id, url, method, headers, body })
    })
    this.#waiting.delete(id)
    signal.removeEventListener('abort', abort)
    signal.throwIfAborted()
    if (message.type === 'failure') throw new TypeError('Failed to fetch')
    const headers = new Headers(message.headers)
    if (!headers.has('Access-Control-Allow-Origin')) throw new TypeError('Failed to fetch')
    return new Response(message.body, { status: message.status, headers })
  }
}

/** Returns the command that repeats a request's change of the chain, if it can have changed it. */
function commandOf({ method, url }: Request, body: string): Command | undefined {
  if (method !== 'POST') return undefined
  const { pathname } = new URL(url)
  if (pathname === CONTROL) return JSON.parse(body) as Command
  if (pathname !== '/construction/submit') return undefined
  try {
    const { signed_transaction } = JSON.parse(body) as { signed_transaction: string }
    // As a command, it isn't subject to the faults that may be set.
    return { submit: signed_transaction }
  } catch {
    // The server accepts some bodies that aren't JSON. They can't be repeated as commands.
    return undefined
  }
}

/** Returns whether a submitted transaction reached the node, even if the response is truncated. */
async function isAccepted(response: Response): Promise<boolean> {
  return (await response.clone().text()).includes('"transaction_identifier"')
}

let running: Sandbox | undefined

/** Returns whether this page has started its sandbox. */
export function isSandboxRunning(): boolean {
  return running !== undefined
}

/** Returns the page's sandbox. The first call starts its worker. */
export function startSandbox(): Sandbox {
  if (running) return running
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'sandbox',
  })
  const sandbox = new Sandbox(worker)
  running = sandbox
  worker.addEventListener('error', () => {
    // The worker's script couldn't be loaded, so the next request tries again.
    sandbox.close()
    running = undefined
  })
  return sandbox
}
