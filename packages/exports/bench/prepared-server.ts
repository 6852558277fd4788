import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Serves the lines of a file as the blocks from a height on. The last one is the tip. */
export async function startPreparedServer(path: string, first: number) {
  const file = await open(path)
  const ends: number[] = []
  let end = 0
  for await (const chunk of file.createReadStream({ autoClose: false, start: 0 })) {
    const bytes = chunk as Buffer
    for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) ends.push(end + at)
    end += bytes.length
  }
  const read = async (at: number) => {
    const start = at === 0 ? 0 : (ends[at - 1] ?? 0) + 1
    const body = Buffer.alloc((ends[at] ?? 0) - start)
    await file.read(body, 0, body.length, start)
    return body
  }
  const missing = Buffer.from('{"code":6,"message":"Block not found","retriable":true}')
  const server = createServer((request, response) => {
    void (async () => {
      const { block_identifier } = JSON.parse(await text(request)) as {
        block_identifier?: { index?: number }
      }
      const at = (block_identifier?.index ?? first + ends.length - 1) - first
      const body = at >= 0 && at < ends.length ? await read(at) : missing
      response.setHeader('content-type', 'application/json')
      response.end(body)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await file.close()
    },
  }
}
