import type { Block } from '@mcm/rosetta-client'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** An HTTP server for /block and /network/status. */
export interface BlockServer {
  url: string
  /** Requested heights, in order. */
  requested: number[]
  close(): Promise<void>
}

/**
 * Starts the server.
 * @param blockAt Returns the block at a height, or `undefined` for "Block not found". Called for each
 *   request, so that responses can change.
 */
export async function serveBlocks(
  tip: number,
  blockAt: (index: number) => Block | undefined,
): Promise<BlockServer> {
  const requested: number[] = []
  const server = createServer((request, response) => void respond(request, response))

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.stringify(await handle(request))
    response.setHeader('content-type', 'application/json')
    response.end(body)
  }

  async function handle(request: IncomingMessage): Promise<unknown> {
    const body = JSON.parse(await text(request)) as { block_identifier?: { index: number } }
    if (request.url === '/network/status') return status(tip)
    const index = body.block_identifier?.index ?? tip
    requested.push(index)
    const block = blockAt(index)
    return block ? { block } : { code: 6, message: 'Block not found', retriable: true }
  }

  await listening(server)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    requested,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
}

function status(tip: number) {
  return {
    current_block_identifier: { index: tip, hash: `0x${'00'.repeat(32)}` },
    current_block_timestamp: 1_790_000_000_000,
    genesis_block_identifier: { index: 0, hash: `0x${'00'.repeat(32)}` },
    oldest_block_identifier: { index: 0, hash: '' },
    sync_status: { stage: 'synchronized', synced: true },
    https_status: { enabled: false },
  }
}
