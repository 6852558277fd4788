import { parseAddress } from '@mcm/address'
import { validateMemo } from '@mcm/address/transaction'
import { parseMcm } from '@mcm/rosetta-client/amount'
import { createRosettaClient } from '@mcm/rosetta-client'
import { currentEndpoint } from '../../shared/endpoint'
import { find } from '../../shared/find'
import { showJson } from '../../shared/format-json'
import { Devnet } from './devnet'
import { prepare, type Bench, type Step, type Wish } from './steps'

/** Carries one transaction through all construction calls, step by step, against a devnet. */
export function mount(root: HTMLElement): void {
  void new Playground(root).start()
}

class Playground {
  readonly #root: HTMLElement
  readonly #rows: HTMLElement[]
  #bench: Bench | undefined
  #at = 0
  #step: Step | undefined
  #busy = false

  constructor(root: HTMLElement) {
    this.#root = root
    this.#rows = [...root.querySelectorAll<HTMLElement>('[data-step]')]
    this.#part('connect').addEventListener('click', () => void this.#connect())
    this.#part('next').addEventListener('click', () => void this.#advance(false))
    this.#part('all').addEventListener('click', () => void this.#advance(true))
    this.#part('again').addEventListener('click', () => this.#reset())
    for (const name of ['destination', 'amount', 'memo']) {
      this.#input(name).addEventListener('input', () => this.#readWish())
    }
  }

  async start(): Promise<void> {
    this.#input('devnet').value = await currentEndpoint()
    this.#reset()
    await this.#connect()
  }

  async #connect(): Promise<void> {
    const devnet = new Devnet(this.#input('devnet').value)
    const status = this.#part('connection')
    try {
      status.textContent = 'Connecting …'
      const { tip } = await devnet.state()
      const mesh = createRosettaClient({
        baseUrl: devnet.url,
        retry: false,
        fetch: (request) => this.#recorded(request),
      })
      this.#bench = { mesh, devnet, wish: this.#readWish() ?? defaultWish }
      status.textContent = `Connected. Its newest block is ${tip.index.toLocaleString()}.`
      status.dataset['tone'] = 'good'
    } catch (error) {
      this.#bench = undefined
      status.textContent = wordsOf(error)
      status.dataset['tone'] = 'bad'
    }
    this.#refresh()
  }

  async #advance(toTheEnd: boolean): Promise<void> {
    const wish = this.#readWish()
    if (this.#busy || !this.#bench || !wish) return
    this.#bench = { ...this.#bench, wish }
    this.#busy = true
    const end = toTheEnd ? this.#rows.length : this.#at + 1
    while (this.#at < end) {
      this.#refresh()
      if (!(await this.#runStep(this.#bench))) break
    }
    this.#busy = false
    this.#refresh()
  }

  /** Whether it went well. */
  async #runStep(bench: Bench): Promise<boolean> {
    const row = this.#rows[this.#at]
    const step = this.#step
    if (!row || !step) return false
    row.dataset['state'] = 'running'
    find(row, '[data-cell=exchange]', HTMLElement).replaceChildren()
    try {
      const { words, next } = await step(bench)
      this.#mark(row, 'done', words)
      this.#at += 1
      this.#step = next
      return true
    } catch (error) {
      this.#mark(row, 'failed', wordsOf(error))
      return false
    }
  }

  #mark(row: HTMLElement, state: 'done' | 'failed', words: string): void {
    row.dataset['state'] = state
    find(row, '[data-cell=words]', HTMLElement).textContent = words
  }

  /** Sends a request and shows it, with its answer, at the present step. */
  async #recorded(request: Request): Promise<Response> {
    const body = await request.clone().text()
    const response = await fetch(request)
    const answer = await response.clone().text()
    const row = this.#rows[this.#at]
    if (row) this.#showExchange(row, new URL(request.url).pathname, body, answer)
    return response
  }

  #showExchange(row: HTMLElement, path: string, body: string, answer: string): void {
    const template = find(this.#root, 'template', HTMLTemplateElement)
    const exchange = template.content.cloneNode(true) as DocumentFragment
    find(exchange, '[data-cell=path]', HTMLElement).textContent = path
    showJson(find(exchange, '[data-cell=request] code', HTMLElement), body)
    showJson(find(exchange, '[data-cell=answer] code', HTMLElement), answer)
    find(row, '[data-cell=exchange]', HTMLElement).append(exchange)
  }

  #reset(): void {
    this.#at = 0
    this.#step = prepare
    for (const row of this.#rows) {
      delete row.dataset['state']
      find(row, '[data-cell=words]', HTMLElement).textContent = ''
      find(row, '[data-cell=exchange]', HTMLElement).replaceChildren()
    }
    this.#refresh()
  }

  #refresh(): void {
    const ready = this.#bench !== undefined && !this.#busy
    const over = this.#step === undefined
    const name = this.#rows[this.#at]?.querySelector('[data-cell=name]')?.textContent ?? ''
    this.#button('next').disabled = !ready || over
    this.#button('all').disabled = !ready || over
    this.#button('again').disabled = this.#busy || this.#at === 0
    this.#part('next').textContent = over ? 'Done' : `Run: ${name.replace(/^\d\. /, '')}`
    for (const [index, row] of this.#rows.entries()) {
      if (index === this.#at) row.setAttribute('aria-current', 'step')
      else row.removeAttribute('aria-current')
    }
    for (const field of ['destination', 'amount', 'memo']) {
      this.#input(field).disabled = this.#at > 0
    }
  }

  /** The payment as the reader typed it, or undefined, with what is wrong said beside it. */
  #readWish(): Wish | undefined {
    const problem = this.#part('problem')
    try {
      const memo = this.#input('memo').value.trim()
      const refused = validateMemo(memo)
      if (refused) throw new Error(refused.message)
      const amount = parseMcm(this.#input('amount').value)
      if (amount <= 0n) throw new Error('The amount must be more than 0')
      const destination = parseAddress(this.#input('destination').value).hex
      problem.textContent = ''
      return { destination, amount, memo }
    } catch (error) {
      problem.textContent = wordsOf(error)
      return undefined
    }
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

const defaultWish: Wish = { destination: '', amount: 0n, memo: '' }

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Failed to fetch'
}
