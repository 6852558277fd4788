import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A real HTTP server for a test. */
export interface TestServer {
  url: string
  /** Returns the number of requests so far. */
  requests: () => number
  close(): Promise<void>
}

/** Starts a server that reads each request and calls the handler. */
export async function startServer(
  handle: (
    response: ServerResponse,
    body: Readonly<Record<string, never>>,
    request: IncomingMessage,
  ) => void,
): Promise<TestServer> {
  let requests = 0
  const server = createServer((request, response) => {
    requests++
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      handle(response, (text ? JSON.parse(text) : {}) as Readonly<Record<string, never>>, request)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Responds with JSON like the Mesh server. */
export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(`${JSON.stringify(body)}\n`)
}
