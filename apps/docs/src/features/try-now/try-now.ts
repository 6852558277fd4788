import { exampleEndpoint } from '../../config/config'
import {
  exampleValues,
  containsExampleValues,
  withValues,
  type ExampleValues,
} from '../../samples/example-values'
import { currentEndpoint } from '../../shared/endpoint'
import { find } from '../../shared/find'
import { showJson } from '../../shared/format-json'
import { discoverValues } from './discover'
import { describeOutcome, foundNothing, type OutcomeDescription } from './outcome'
import { send, TIMED_OUT, type Outcome } from './send'
import { ShownSample } from './shown-sample'

/** Time after which a request is aborted, in milliseconds. */
const TIMEOUT = 30_000

/**
 * Handles Try Now, which posts the body of the sample's cURL command to the endpoint chosen in the
 * explorer. The sample shows what is sent, in every language.
 */
export function mount(root: HTMLElement): void {
  const trigger = root.querySelector<HTMLButtonElement>('[data-try]')
  let panel: Panel | undefined
  trigger?.addEventListener('click', () => {
    panel ??= new Panel(root, trigger)
    void panel.run()
  })
}

class Panel {
  readonly #trigger: HTMLButtonElement
  readonly #path: string
  readonly #sample: ShownSample
  readonly #panel: HTMLElement
  readonly #body: HTMLTextAreaElement
  /** Values that replace the example values. */
  #values: Partial<ExampleValues> = {}
  #endpoint = exampleEndpoint
  #running: AbortController | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(root: HTMLElement, trigger: HTMLButtonElement) {
    this.#trigger = trigger
    this.#path = root.dataset['path'] ?? ''
    this.#sample = new ShownSample(root)
    const template = find(document, '#try-now', HTMLTemplateElement)
    root.append(template.content.cloneNode(true))
    this.#panel = find(root, '[data-try-panel]', HTMLElement)
    this.#body = find(this.#panel, '[data-part=body]', HTMLTextAreaElement)
    this.#setBody(this.#sample.body)
    // It scrolls, so it must be focusable for keyboard users.
    this.#part('output').tabIndex = 0

    this.#body.addEventListener('input', () => this.#edited())
    this.#part('cancel').addEventListener('click', () => this.#running?.abort())
    this.#part('send').addEventListener('click', () => void this.run())
    this.#part('reset').addEventListener('click', () => this.#reset())
    this.#part('adopt').addEventListener('click', () => void this.#useChainValues())
    this.#part('edit').addEventListener('click', () => this.#toggleEditor())
  }

  /** Sends the current body, or opens the editor if the body is invalid. */
  async run(): Promise<void> {
    if (this.#running) return
    if (!this.#validate()) {
      this.#showEditor(true)
      return
    }
    const endpoint = await this.#begin()
    const { signal } = this.#running ?? new AbortController()
    const outcome = await send(endpoint + this.#path, this.#body.value, signal)
    this.#end()
    this.#show(outcome)
  }

  async #begin(): Promise<string> {
    const running = new AbortController()
    this.#running = running
    this.#timer = setTimeout(() => running.abort(TIMED_OUT), TIMEOUT)
    this.#trigger.textContent = 'Testing...'
    this.#trigger.setAttribute('aria-disabled', 'true')
    this.#part('cancel').hidden = false
    this.#part('adopt').hidden = true
    this.#showStatus({ tone: 'quiet', line: 'Testing...' })
    this.#endpoint = await currentEndpoint()
    this.#part('endpoint').textContent = this.#endpoint
    this.#showBody()
    return this.#endpoint
  }

  #end(): void {
    this.#running = undefined
    clearTimeout(this.#timer)
    this.#trigger.textContent = 'Try Now'
    this.#trigger.removeAttribute('aria-disabled')
    this.#part('cancel').hidden = true
  }

  #show(outcome: Outcome): void {
    this.#showStatus(describeOutcome(outcome))
    const output = this.#part('output')
    const text = 'text' in outcome ? outcome.text : ''
    output.hidden = text === ''
    showJson(find(output, 'code', HTMLElement), text)
    const isForeign =
      foundNothing(outcome) && containsExampleValues(this.#body.value, this.#currentValues)
    this.#part('adopt').hidden = !isForeign
    if (isForeign) {
      const origin = this.#body.value === this.#sample.body ? 'mainnet’s' : 'another chain’s'
      this.#part('hint').textContent =
        `The values in the body are ${origin}. They may not exist on this endpoint’s chain.`
    }
  }

  #showStatus({ tone, line, hint = '', link }: OutcomeDescription): void {
    const state = this.#part('state')
    state.dataset['tone'] = tone
    state.textContent = line
    this.#part('hint').textContent = hint
    const more = find(this.#panel, '[data-part=more]', HTMLAnchorElement)
    more.hidden = !link
    if (!link) return
    more.href = link.href
    more.textContent = link.text
  }

  /** Replaces the values in the body with values from the endpoint's chain and sends the body. */
  async #useChainValues(): Promise<void> {
    const endpoint = await this.#begin()
    try {
      const values = await discoverValues(endpoint, this.#running?.signal)
      const body = withValues(this.#body.value, values, this.#currentValues)
      this.#values = { ...this.#values, ...values }
      this.#setBody(body)
      this.#end()
      await this.run()
    } catch (error) {
      this.#end()
      this.#showStatus({
        tone: 'bad',
        line: error instanceof Error ? error.message : 'Failed to fetch',
      })
    }
  }

  #toggleEditor(): void {
    this.#showEditor(this.#part('edit').getAttribute('aria-expanded') !== 'true')
  }

  #showEditor(shown: boolean): void {
    this.#part('editor').hidden = !shown
    this.#part('edit').setAttribute('aria-expanded', String(shown))
    if (shown) this.#body.focus()
  }

  /** Example values that the body and the sample currently contain. */
  get #currentValues(): ExampleValues {
    return { ...exampleValues, ...this.#values }
  }

  #reset(): void {
    this.#values = {}
    this.#setBody(this.#sample.body)
    this.#discardResponse()
  }

  #edited(): void {
    this.#showBody()
    this.#discardResponse()
  }

  /** Removes a response that belongs to a previous body. */
  #discardResponse(): void {
    if (this.#running) return
    this.#showStatus({ tone: 'quiet', line: 'Not sent yet.' })
    this.#part('output').hidden = true
    this.#part('adopt').hidden = true
  }

  #setBody(text: string): void {
    this.#body.value = text
    this.#body.rows = Math.min(16, text.split('\n').length + 1)
    this.#showBody()
  }

  /** Updates the sample to match the body, if the body is valid. */
  #showBody(): void {
    if (!this.#validate()) return
    const body = this.#body.value
    if (body === withValues(this.#sample.body, this.#values)) {
      this.#sample.showExample(this.#values, this.#endpoint)
    } else {
      this.#sample.showEdited(body, this.#endpoint + this.#path)
    }
  }

  #validate(): boolean {
    const problem = this.#part('problem')
    const message = problemOf(this.#body.value)
    problem.textContent = message
    this.#body.setAttribute('aria-invalid', String(message !== ''))
    find(this.#panel, '[data-part=send]', HTMLButtonElement).disabled = message !== ''
    return message === ''
  }

  #part(name: string): HTMLElement {
    return find(this.#panel, `[data-part=${name}]`, HTMLElement)
  }
}

/** Returns why a body can't be sent, or an empty string if it can. */
function problemOf(body: string): string {
  try {
    const value: unknown = JSON.parse(body)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? '' : 'The body must be a JSON object'
  } catch (error) {
    return `Not valid JSON: ${error instanceof Error ? error.message : 'unreadable'}`
  }
}
