import { createRosettaClient, type ChainEvent } from '@mcm/rosetta-client'
import { currentEndpoint } from '../../shared/endpoint'
import { find } from '../../shared/find'

/** Blocks up to the tip that are shown at the start. */
const SHOWN_AT_START = 10
const MAX_ROWS = 100
const INTERVAL = 10_000

/** Follows the chain of the chosen endpoint until the reader stops it. */
export function mount(root: HTMLElement): void {
  const state = find(root, '[data-part=state]', HTMLElement)
  const toggle = find(root, '[data-part=toggle]', HTMLElement)
  const rows = find(root, '[data-part=rows]', HTMLElement)
  const template = find(root, 'template', HTMLTemplateElement)
  let running: AbortController | undefined

  const show = ({ type, block_identifier: { index, hash } }: ChainEvent) => {
    const row = find(template.content.cloneNode(true) as DocumentFragment, 'li', HTMLElement)
    const cell = (name: string) => find(row, `[data-cell=${name}]`, HTMLElement)
    row.dataset['type'] = type
    cell('type').textContent = type
    cell('hash').textContent = hash
    cell('hash').title = hash
    const link = find(row, 'a', HTMLAnchorElement)
    link.textContent = index.toLocaleString()
    link.href = `/block/${index}`
    rows.prepend(row)
    while (rows.childElementCount > MAX_ROWS) rows.lastElementChild?.remove()
  }

  const follow = async (signal: AbortSignal) => {
    const baseUrl = await currentEndpoint()
    state.textContent = `Connecting to ${baseUrl} …`
    let height: number | undefined
    const sayFollowing = () => {
      const words = `Following ${baseUrl}: block ${height?.toLocaleString()}.`
      // A status that is written again is read out again.
      if (state.textContent !== words) state.textContent = words
    }
    // After a failure, a response without news means that it goes on.
    const afterResponse = (_attempt: unknown, { error }: { error?: unknown }) => {
      if (error === undefined && height !== undefined && !signal.aborted) sayFollowing()
    }
    const { network, events } = createRosettaClient({ baseUrl, hooks: [{ afterResponse }] })
    const status = await network.status({ signal, retry: false })
    rows.replaceChildren()
    const from = Math.max(1, status.current_block_identifier.index - SHOWN_AT_START + 1)
    const onError = (error: unknown) => {
      state.textContent = `${wordsOf(error)} Retrying.`
    }
    for await (const event of events.follow({ from, signal, interval: INTERVAL, onError })) {
      show(event)
      const { index } = event.block_identifier
      height = event.type === 'block_added' ? index : index - 1
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
