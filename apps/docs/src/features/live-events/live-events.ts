import { createRosettaClient, type ChainEvent } from '@mcm/rosetta-client'
import { find } from '../../shared/find'
import { onServerChange } from '../server/choice'
import { connect } from '../server/connection'

/** Number of blocks that are shown at the start. */
const INITIAL_BLOCKS = 10
const MAX_ROWS = 100
/** Time between two polls, in milliseconds. */
const INTERVAL = 10_000

/** Follows the chosen server's chain until the reader stops it. */
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
    const { server, name, url, fetch } = await connect()
    const place = server.kind === 'sandbox' ? name : url
    state.textContent = `Connecting to ${place}…`
    let height: number | undefined
    const showFollowing = () => {
      const text = `Following ${place}: block ${height?.toLocaleString()}.`
      // Screen readers announce the status whenever it is set.
      if (state.textContent !== text) state.textContent = text
    }
    // After a failure, any successful response clears the error.
    const afterResponse = (_attempt: unknown, { error }: { error?: unknown }) => {
      if (error === undefined && height !== undefined && !signal.aborted) showFollowing()
    }
    const { network, events } = createRosettaClient({
      baseUrl: url,
      fetch,
      hooks: [{ afterResponse }],
    })
    const status = await network.status({ signal, retry: false })
    rows.replaceChildren()
    const from = Math.max(1, status.current_block_identifier.index - INITIAL_BLOCKS + 1)
    const onError = (error: unknown) => {
      state.textContent = `${messageOf(error)} Retrying.`
    }
    for await (const event of events.follow({ from, signal, interval: INTERVAL, onError })) {
      show(event)
      const { index } = event.block_identifier
      height = event.type === 'block_added' ? index : index - 1
      showFollowing()
    }
  }

  const stop = (message: string) => {
    running = undefined
    toggle.textContent = 'Start'
    state.textContent = message
  }

  const start = async () => {
    const controller = new AbortController()
    running = controller
    toggle.textContent = 'Stop'
    try {
      await follow(controller.signal)
    } catch (error) {
      if (!controller.signal.aborted) stop(messageOf(error))
    }
  }

  // The blocks of another chain have other hashes, so they start a list of their own.
  onServerChange(() => {
    if (!running) return
    running.abort()
    void start()
  })
  toggle.addEventListener('click', () => {
    if (!running) {
      void start()
      return
    }
    running.abort()
    stop('Stopped.')
  })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Failed to fetch'
}
