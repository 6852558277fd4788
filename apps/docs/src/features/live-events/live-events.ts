import { createRosettaClient, type BlockEvent } from '@mcm/rosetta-client'
import { currentEndpoint } from '../../shared/endpoint'
import { find } from '../../shared/find'

/** Rows before the newest that are shown at the start. */
const SHOWN_AT_START = 10
const MOST_ROWS = 100
const INTERVAL = 10_000

/** Follows the events of the chosen endpoint for as long as the reader wants. */
export function mount(root: HTMLElement): void {
  const state = find(root, '[data-part=state]', HTMLElement)
  const toggle = find(root, '[data-part=toggle]', HTMLElement)
  const rows = find(root, '[data-part=rows]', HTMLElement)
  const template = find(root, 'template', HTMLTemplateElement)
  let running: AbortController | undefined

  const show = ({ sequence, type, block_identifier: { index, hash } }: BlockEvent) => {
    const row = find(template.content.cloneNode(true) as DocumentFragment, 'li', HTMLElement)
    const cell = (name: string) => find(row, `[data-cell=${name}]`, HTMLElement)
    row.dataset['type'] = type
    cell('sequence').textContent = String(sequence)
    cell('type').textContent = type
    cell('hash').textContent = hash
    cell('hash').title = hash
    const link = find(row, 'a', HTMLAnchorElement)
    link.textContent = index.toLocaleString()
    link.href = `/block/${index}`
    rows.prepend(row)
    while (rows.childElementCount > MOST_ROWS) rows.lastElementChild?.remove()
  }

  const follow = async (signal: AbortSignal) => {
    const baseUrl = await currentEndpoint()
    state.textContent = `Asking ${baseUrl} …`
    let newest: number | undefined
    const sayFollowing = () => {
      const words = `Following ${baseUrl}: sequence ${newest}.`
      // Repeated, it would be read out at every poll.
      if (state.textContent !== words) state.textContent = words
    }
    // An answer without news ends a failure too.
    const afterResponse = (_attempt: unknown, { error }: { error?: unknown }) => {
      if (error === undefined && newest !== undefined && !signal.aborted) sayFollowing()
    }
    const { events } = createRosettaClient({ baseUrl, hooks: [{ afterResponse }] })
    const { max_sequence } = await events.blocks({ limit: 1 }, { signal, retry: false })
    rows.replaceChildren()
    newest = max_sequence
    sayFollowing()
    const from = Math.max(0, max_sequence - SHOWN_AT_START + 1)
    const onError = (error: unknown) => {
      state.textContent = `${wordsOf(error)} Trying again.`
    }
    for await (const event of events.follow({ from, signal, interval: INTERVAL, onError })) {
      show(event)
      newest = Math.max(newest, event.sequence)
      sayFollowing()
    }
  }

  const stop = (words: string) => {
    running = undefined
    toggle.textContent = 'Start'
    state.textContent = words
  }

  const start = async () => {
    const controller = new AbortController()
    running = controller
    toggle.textContent = 'Stop'
    try {
      await follow(controller.signal)
    } catch (error) {
      if (!controller.signal.aborted) stop(wordsOf(error))
    }
  }

  toggle.addEventListener('click', () => {
    if (!running) {
      void start()
      return
    }
    running.abort()
    stop('Stopped.')
  })
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Failed to fetch'
}
