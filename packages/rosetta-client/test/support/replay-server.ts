import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Capture } from './captures'

/** A received request. */
export interface ReceivedRequest {
  method: string
  path: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: unknown
}

/** A real HTTP server that replays captured responses. */
export interface ReplayServer {
  url: string
  received: ReceivedRequest[]
  /** Sets the responses to send in order. The last one is repeated. */
  serve(...responses: Capture['response'][]): void
  close(): Promise<void>
}

/** Headers of the captured connection, which Node sets itself. */
const OF_THE_CONNECTION = /^(?:connection|content-length|transfer-encoding|date)$/i

export async function startReplayServer(): Promise<ReplayServer> {
  let responses: Capture['response'][] = []
  const received: ReceivedRequest[] = []
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      received.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: text === '' ? '' : (JSON.parse(text) as unknown),
      })
      const [captured] = responses.length > 1 ? responses.splice(0, 1) : responses
      if (!captured || captured.status < 0) {
        request.socket.destroy()
        return
      }
      const headers = Object.entries(captured.headers).filter(
        ([name]) => !OF_THE_CONNECTION.test(name),
      )
      response.writeHead(captured.status, Object.fromEntries(headers)).end(captured.text)
    })
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    serve: (...next) => {
      responses = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
