import { exampleEndpoint } from '../../config/config'
import { currentServer, nameOf, onServerChange } from './choice'

/**
 * Shows the current server in the header and in the samples. The samples' module and the panel's
 * are loaded only when they are needed.
 */
export function startServer(): void {
  onServerChange(() => void show())
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
  for (const button of document.querySelectorAll<HTMLElement>('[data-server]')) {
    button.dataset['server'] = server.kind
    const label = button.querySelector('[data-server-name]')
    if (label) label.textContent = nameOf(server)
  }
  const isExample = server.kind === 'endpoint' && server.url === exampleEndpoint
  if (isExample || !document.querySelector('[data-sample]')) return
  const { watchServer } = await import('./page-server')
  watchServer()
}
