import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { ConnectionCut } from '../errors'

export interface Listening {
  readonly url: string
  close(): Promise<void>
}

/**
 * Wraps a fetch-style handler for Node's HTTP server. If the handler cuts the connection, the
 * socket is closed.
 */
export function nodeListener(
  handle: (request: Request) => Promise<Response>,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  const listener = getRequestListener(
    async (request, { incoming }) => {
      try {
        return await handle(request)
      } catch (error) {
        const isOver = error instanceof ConnectionCut || incoming.socket.destroyed
        if (!isOver) throw error
        incoming.socket.destroy()
        return new Response(null)
      }
    },
    { overrideGlobalObjects: false },
  )
  return (incoming, outgoing) => {
    // A chunked body can be endless, so the connection is closed instead of reading the rest.
    if (incoming.headers['transfer-encoding']) outgoing.shouldKeepAlive = false
    return listener(incoming, outgoing)
  }
}

/** Serves a fetch-style handler with Node's HTTP server. */
export async function listen(
  handle: (request: Request) => Promise<Response>,
  { port, host }: { port: number; host: string },
): Promise<Listening> {
  const listener = nodeListener(handle)
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  await open(server, port, host)
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  const name = host.includes(':') ? `[${host}]` : host
  return { url: `http://${name}:${actual}`, close: () => closeAll(server) }
}

function open(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function closeAll(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
