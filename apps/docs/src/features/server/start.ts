import { exampleEndpoint } from '../../config/config'
import { currentServer, nameOf, onServerChange } from './choice'
import { onReachabilityChange, reachabilityOf, type Reachability } from './reachability'

const states: Record<Reachability, string> = {
  unknown: 'Not checked',
  responding: 'Responding',
  unreachable: 'Not responding',
}

/**
 * Shows the current server in the header and in the samples. The samples' module and the panel's
 * are loaded only when they are needed.
 */
export function startServer(): void {
  onServerChange(() => void show())
  onReachabilityChange(() => void show())
  void show()
  const panel = document.getElementById('server')
  panel?.addEventListener(
    'beforetoggle',
    () => void import('./panel').then(({ mount }) => mount(panel)),
    { once: true },
  )
}

async function show(): Promise<void> {
  const server = await currentServer()
  const button = document.querySelector<HTMLElement>('[data-server]')
  const label = button?.querySelector('[data-server-name]')
  if (button && label) {
    const name = nameOf(server)
    const state = reachabilityOf(name)
    button.dataset['server'] = server.kind
    button.dataset['state'] = state
    button.title = states[state]
    label.textContent = name
  }
  const isExample = server.kind === 'endpoint' && server.url === exampleEndpoint
  if (isExample || !document.querySelector('[data-sample]')) return
  const { watchServer } = await import('./page-server')
  watchServer()
}
