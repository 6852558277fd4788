import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { ConnectionCut } from '../errors'

export interface Listening {
  readonly url: string
  close(): Promise<void>
}

/** Serves a fetch-style handler with Node's HTTP server; a cut connection is really cut. */
export async function listen(
  handle: (request: Request) => Promise<Response>,
  { port, host }: { port: number; host: string },
): Promise<Listening> {
  const listener = getRequestListener(
    async (request, { incoming }) => {
      try {
        return await handle(request)
      } catch (error) {
        if (error instanceof ConnectionCut || isAbort(error)) incoming.socket.destroy()
        else throw error
        return new Response(null)
      }
    },
    { overrideGlobalObjects: false },
  )
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

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}
