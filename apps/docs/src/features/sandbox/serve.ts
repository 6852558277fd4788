import { createDevnet, type Devnet } from '@mcm/devnet/core'
import type { FromWorker, Port, ToWorker } from './protocol'
import { sandboxOptions } from './settings'

/** Responds to requests from the page with the devnet's own handlers, as its HTTP server does. */
export function serveSandbox(port: Port<FromWorker, ToWorker>): Devnet {
  const devnet = createDevnet(sandboxOptions)
  const running = new Map<number, AbortController>()

  const respond = async ({ id, url, method, headers, body }: ToWorker & { type: 'request' }) => {
    const controller = new AbortController()
    running.set(id, controller)
    try {
      const { signal } = controller
      const hasBody = method !== 'GET' && method !== 'HEAD'
      const request = new Request(url, { method, headers, signal, ...(hasBody && { body }) })
      const response = await devnet.fetch(request)
      port.postMessage({
        type: 'response',
        id,
        status: response.status,
        headers: [...response.headers],
        body: await response.text(),
      })
    } catch {
      port.postMessage({ type: 'failure', id })
    } finally {
      running.delete(id)
    }
  }

  port.addEventListener('message', ({ data }) => {
    if (data.type === 'abort') running.get(data.id)?.abort()
    else void respond(data)
  })
  return devnet
}
