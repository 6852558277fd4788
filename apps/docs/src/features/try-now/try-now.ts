import { find } from '../../shared/find'
import { showJson } from '../../shared/show-json'
import { SANDBOX_URL } from '../sandbox/settings'
import { chooseServer, type Server } from '../server/choice'
import { responds, type Connection } from '../server/connection'
import { hostOf } from '../server/host-of'
import { showRecentValues, showServer, valuesShown, watchServer } from '../server/page-server'
import { BodyEditor } from './body-editor'
import { describeOutcome, foundNothing, type OutcomeDescription } from './outcome'
import { send, TIMED_OUT, type Outcome } from './send'

/** Time after which a request is aborted, in milliseconds. */
const TIMEOUT = 30_000

const SAMPLES_IN_TERMINAL = {
  href: '/docs/sandbox#terminal',
  text: 'Run samples in a terminal',
}

/** Buttons that are shown only for some outcomes. */
const REMEDIES = ['adopt', 'sandbox', 'back']

/**
 * Handles Try Now, which posts the body of the sample's cURL command to the chosen server. The
 * sample shows what is sent, in every language.
 */
export function mount(root: HTMLElement): void {
  watchServer()
  const trigger = root.querySelector<HTMLButtonElement>('[data-try]')
  let panel: Panel | undefined
  trigger?.addEventListener('click', () => {
    panel ??= new Panel(root, trigger)
    void panel.run()
  })
}

class Panel {
  readonly #root: HTMLElement
  readonly #trigger: HTMLButtonElement
  readonly #path: string
  readonly #panel: HTMLElement
  readonly #body: BodyEditor
  #server: Server | undefined
  #running: AbortController | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(root: HTMLElement, trigger: HTMLButtonElement) {
    this.#root = root
    this.#trigger = trigger
    this.#path = root.dataset['path'] ?? ''
    const template = find(document, '#try-now', HTMLTemplateElement)
    root.append(template.content.cloneNode(true))
    this.#panel = find(root, '[data-try-panel]', HTMLElement)
    this.#body = new BodyEditor(root, this.#panel, () => this.#discardResponse())
    // It scrolls, so it must be focusable for keyboard users.
    this.#part('output').tabIndex = 0

    this.#part('cancel').addEventListener('click', () => this.#running?.abort())
    this.#part('send').addEventListener('click', () => void this.run())
    this.#part('adopt').addEventListener('click', () => void this.#useChainValues())
    this.#part('sandbox').addEventListener('click', () => this.#switchTo({ kind: 'sandbox' }))
    this.#part('back').addEventListener('click', () => this.#leaveSandbox())
  }

  /** Sends the current body, or opens the editor if the body is invalid. */
  async run(): Promise<void> {
    if (this.#running) return
    if (!this.#body.validate()) {
      this.#body.show(true)
      return
    }
    const signal = this.#begin()
    const connection = await this.#prepare(signal)
    const outcome = await send(connection, this.#path, this.#body.text, signal)
    const { server } = connection
    const isDefault = server.kind === 'endpoint' && !server.isChosen
    const isDown = isDefault && outcome.kind === 'failed' && !(await responds(connection))
    this.#end()
    if (isDown) this.#switchTo({ kind: 'sandbox', insteadOf: server.url })
    else this.#show(outcome)
  }

  /** Returns the connection, after the body contains values of its chain if it needs any. */
  async #prepare(signal: AbortSignal): Promise<Connection> {
    const connection = await showServer()
    this.#server = connection.server
    this.#part('endpoint').textContent =
      connection.server.kind === 'sandbox' ? connection.name : connection.url
    if (this.#body.hasExampleValues && !('keepsValues' in this.#root.dataset)) {
      const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve))
      await Promise.race([valuesShown(), aborted])
    }
    return connection
  }

  #begin(): AbortSignal {
    const running = new AbortController()
    this.#running = running
    this.#timer = setTimeout(() => running.abort(TIMED_OUT), TIMEOUT)
    this.#trigger.textContent = 'Testing...'
    this.#trigger.setAttribute('aria-disabled', 'true')
    this.#part('cancel').hidden = false
    for (const name of REMEDIES) this.#part(name).hidden = true
    this.#showStatus({ tone: 'quiet', line: 'Testing...' })
    return running.signal
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
    this.#showRemedies(outcome)
  }

  /** Shows what the reader can do about the outcome. */
  #showRemedies(outcome: Outcome): void {
    const server = this.#server
    if (server?.kind === 'sandbox' && server.insteadOf !== undefined) {
      const host = hostOf(server.insteadOf)
      this.#part('hint').textContent =
        `${host} didn’t respond, so requests in this tab go to the sandbox, a chain inside this page. Samples show its values and the URL ${SANDBOX_URL}, where you can run the same chain.`
      // Other outcomes link to their explanation.
      if (outcome.kind === 'response') this.#showLink(SAMPLES_IN_TERMINAL)
      this.#part('back').hidden = false
      this.#part('back').textContent = `Back to ${host}`
    }
    const isUnreachable = outcome.kind === 'failed' || outcome.kind === 'timeout'
    this.#part('sandbox').hidden = server?.kind !== 'endpoint' || !isUnreachable
    const isForeign = foundNothing(outcome) && this.#body.hasExampleValues
    this.#part('adopt').hidden = !isForeign
    if (!isForeign) return
    this.#part('hint').textContent =
      'The values in the body may not exist on this chain, or no longer exist.'
  }

  #switchTo(server: Server): void {
    chooseServer(server)
    void this.run()
  }

  /** Tries the default endpoint again, which didn't respond. */
  #leaveSandbox(): void {
    const server = this.#server
    if (server?.kind !== 'sandbox' || server.insteadOf === undefined) return
    this.#switchTo({ kind: 'endpoint', url: server.insteadOf, isChosen: false })
  }

  #showStatus({ tone, line, hint = '', link }: OutcomeDescription): void {
    const state = this.#part('state')
    state.dataset['tone'] = tone
    state.textContent = line
    this.#part('hint').textContent = hint
    this.#showLink(link)
  }

  #showLink(link: OutcomeDescription['link']): void {
    const more = find(this.#panel, '[data-part=more]', HTMLAnchorElement)
    more.hidden = !link
    if (!link) return
    more.href = link.href
    more.textContent = link.text
  }

  /** Replaces the values in the samples with recent ones of the chain and sends the body. */
  async #useChainValues(): Promise<void> {
    const signal = this.#begin()
    try {
      await showRecentValues(await this.#prepare(signal), this.#root)
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

  /** Removes a response that belongs to a previous body. */
  #discardResponse(): void {
    if (this.#running) return
    this.#showStatus({ tone: 'quiet', line: 'Not sent yet.' })
    this.#part('output').hidden = true
    for (const name of REMEDIES) this.#part(name).hidden = true
  }

  #part(name: string): HTMLElement {
    return find(this.#panel, `[data-part=${name}]`, HTMLElement)
  }
}
