import { createRosettaClient } from '@mcm/rosetta-client'
import { find } from '../../shared/find'
import { showJson } from '../../shared/show-json'
import { chooseServer, onServerChange } from '../server/choice'
import { connect, connectTo, type Connection } from '../server/connection'
import { Devnet, NotDevnetError } from '../server/devnet'
import { draftFields, parseDraft } from './draft'
import { prepare, type PaymentDraft, type Step, type StepContext } from './steps'

/**
 * Runs all construction calls for one payment, step by step, on the chosen server if that is a
 * devnet, otherwise in the sandbox.
 */
export function mount(root: HTMLElement): void {
  void new Playground(root).start()
}

class Playground {
  readonly #root: HTMLElement
  readonly #rows: HTMLElement[]
  #context: StepContext | undefined
  #at = 0
  #step: Step | undefined
  #busy = false
  #connection: Connection | undefined

  constructor(root: HTMLElement) {
    this.#root = root
    this.#rows = [...root.querySelectorAll<HTMLElement>('[data-step]')]
    this.#part('retry').addEventListener('click', () => this.#retry())
    this.#part('next').addEventListener('click', () => void this.#advance(false))
    this.#part('all').addEventListener('click', () => void this.#advance(true))
    this.#part('again').addEventListener('click', () => this.#reset())
    for (const name of draftFields) {
      this.#input(name).addEventListener('input', () => this.#readDraft())
    }
  }

  async start(): Promise<void> {
    onServerChange(() => void this.#restart())
    await this.#restart()
  }

  async #restart(): Promise<void> {
    this.#context = undefined
    this.#reset()
    const connection = await connect()
    try {
      await this.#connect(connection)
    } catch (error) {
      if (!(error instanceof NotDevnetError) || connection.server.kind === 'sandbox') {
        this.#showConnection('bad', messageOf(error))
        return
      }
      await this.#connect(await connectTo({ kind: 'sandbox' }), `${error.message}. `)
    }
  }

  /** @param reason Why this isn't the chosen server, if it isn't. */
  async #connect(connection: Connection, reason = ''): Promise<void> {
    this.#showConnection('quiet', 'Connecting…')
    const devnet = new Devnet(connection)
    // Rejects if it isn't a devnet.
    await devnet.state()
    const { server, url, name } = connection
    const mesh = createRosettaClient({
      baseUrl: url,
      retry: false,
      fetch: (request) => this.#recorded(request, connection),
    })
    this.#connection = connection
    this.#context = { mesh, devnet, draft: this.#readDraft() ?? emptyDraft }
    const place = server.kind === 'sandbox' ? 'the sandbox, a chain inside this page' : name
    this.#showConnection(
      'good',
      `${reason}Connected to ${place}.`,
      reason !== '' || (server.kind === 'sandbox' && server.insteadOf !== undefined),
    )
    this.#refresh()
  }

  #showConnection(tone: 'good' | 'bad' | 'quiet', text: string, isFallback = tone === 'bad'): void {
    const status = this.#part('connection')
    status.textContent = text
    status.dataset['tone'] = tone
    this.#part('retry').hidden = !isFallback
  }

  /** Connects to the chosen server again, or to the default one if that didn't respond before. */
  #retry(): void {
    const server = this.#connection?.server
    if (server?.kind === 'sandbox' && server.insteadOf !== undefined) {
      chooseServer({ kind: 'endpoint', url: server.insteadOf, isChosen: false })
    } else {
      void this.#restart()
    }
  }

  async #advance(toTheEnd: boolean): Promise<void> {
    if (this.#busy || !this.#context) return
    const draft = this.#readDraft()
    if (!draft) {
      draftFields
        .map((name) => this.#input(name))
        .find((input) => input.ariaInvalid === 'true')
        ?.focus()
      return
    }
    this.#context = { ...this.#context, draft }
    this.#busy = true
    const end = toTheEnd ? this.#rows.length : this.#at + 1
    while (this.#at < end) {
      this.#refresh()
      if (!(await this.#runStep(this.#context))) break
    }
    this.#busy = false
    this.#refresh()
  }

  /** Runs the current step and returns whether it succeeded. */
  async #runStep(context: StepContext): Promise<boolean> {
    const row = this.#rows[this.#at]
    const step = this.#step
    if (!row || !step) return false
    row.dataset['state'] = 'running'
    find(row, '[data-cell=exchange]', HTMLElement).replaceChildren()
    try {
      const { message, next } = await step(context)
      this.#mark(row, 'done', message)
      this.#at += 1
      this.#step = next
      return true
    } catch (error) {
      this.#mark(row, 'failed', messageOf(error))
      return false
    }
  }

  #mark(row: HTMLElement, state: 'done' | 'failed', message: string): void {
    row.dataset['state'] = state
    find(row, '[data-cell=message]', HTMLElement).textContent = message
  }

  /** Sends a request and shows it with its response at the current step. */
  async #recorded(request: Request, connection: Connection): Promise<Response> {
    const body = await request.clone().text()
    const response = await connection.fetch(request)
    const responseBody = await response.clone().text()
    const row = this.#rows[this.#at]
    if (row) this.#showExchange(row, new URL(request.url).pathname, body, responseBody)
    return response
  }

  #showExchange(row: HTMLElement, path: string, body: string, responseBody: string): void {
    const template = find(this.#root, 'template', HTMLTemplateElement)
    const exchange = template.content.cloneNode(true) as DocumentFragment
    find(exchange, '[data-cell=path]', HTMLElement).textContent = path
    showJson(find(exchange, '[data-cell=request] code', HTMLElement), body)
    showJson(find(exchange, '[data-cell=response] code', HTMLElement), responseBody)
    find(row, '[data-cell=exchange]', HTMLElement).append(exchange)
  }

  #reset(): void {
    this.#at = 0
    this.#step = prepare
    for (const row of this.#rows) {
      delete row.dataset['state']
      find(row, '[data-cell=message]', HTMLElement).textContent = ''
      find(row, '[data-cell=exchange]', HTMLElement).replaceChildren()
    }
    this.#refresh()
  }

  #refresh(): void {
    const ready = this.#context !== undefined && !this.#busy
    const finished = this.#step === undefined
    const name = this.#rows[this.#at]?.querySelector('[data-cell=name]')?.textContent ?? ''
    this.#button('next').disabled = !ready || finished
    this.#button('all').disabled = !ready || finished
    this.#button('again').disabled = this.#busy || this.#at === 0
    this.#part('next').textContent = finished ? 'Done' : `Run: ${name.replace(/^\d\. /, '')}`
    for (const [index, row] of this.#rows.entries()) {
      if (index === this.#at) row.setAttribute('aria-current', 'step')
      else row.removeAttribute('aria-current')
    }
    for (const field of draftFields) {
      this.#input(field).disabled = this.#at > 0
    }
  }

  /** Returns the typed payment, or undefined if it is invalid, and shows what is wrong with it. */
  #readDraft(): PaymentDraft | undefined {
    const { draft, problems } = parseDraft((name) => this.#input(name).value)
    for (const name of draftFields) {
      const problem = problems[name] ?? ''
      this.#input(name).setAttribute('aria-invalid', String(problem !== ''))
      const place = this.#part(`${name}-problem`)
      // Screen readers announce an alert whenever it is set.
      if (place.textContent !== problem) place.textContent = problem
    }
    return draft
  }

  #part(name: string): HTMLElement {
    return find(this.#root, `[data-part=${name}]`, HTMLElement)
  }

  #button(name: string): HTMLButtonElement {
    return find(this.#root, `[data-part=${name}]`, HTMLButtonElement)
  }

  #input(name: string): HTMLInputElement {
    return find(this.#root, `[data-part=${name}]`, HTMLInputElement)
  }
}

const emptyDraft: PaymentDraft = { destination: '', amount: 0n, memo: '' }

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Failed to fetch'
}
