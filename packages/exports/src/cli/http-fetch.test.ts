import { randomBytes } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { createRosettaClient } from '@mcm/rosetta-client'
import { afterEach, expect, it } from 'vitest'
import { createHttpFetch, MARK_HEADER, MAX_RESPONSE_BYTES } from './http-fetch'

let close: (() => void) | undefined

afterEach(() => close?.())

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const send = createHttpFetch()

const post = (url: string, init: RequestInit = {}) =>
  send(new Request(url, { method: 'POST', body: '{"é":1}', ...init }))

it('sends the body and headers, and returns the status, headers and body', async () => {
  const url = await serve((request, response) => {
    void (async () => {
      const body = await text(request)
      response.writeHead(418, { 'x-body': encodeURIComponent(body), 'set-cookie': ['a=1', 'b=2'] })
      response.end(`${request.method} ${String(request.headers['x-sent'])}`)
    })()
  })
  const response = await post(url, { headers: { 'x-sent': 'yes' } })
  expect(response.status).toBe(418)
  expect(decodeURIComponent(response.headers.get('x-body') ?? '')).toBe('{"é":1}')
  expect(response.headers.get('set-cookie')).toBe('a=1, b=2')
  expect(await response.text()).toBe('POST yes')
})

it('replaces a body and marks only that', async () => {
  const url = await serve((request, response) => {
    const isFound = request.url !== '/missing'
    response.writeHead(isFound ? 200 : 404, { [MARK_HEADER]: 'forged', 'x-kept': 'yes' })
    response.end('received')
  })
  const replace = createHttpFetch(async (sent, received) => ({
    body: `${String(sent)} ${String(received)}`,
    mark: '7',
  }))
  const request = (path: string) => new Request(`${url}${path}`, { method: 'POST', body: 'sent' })
  const replaced = await replace(request('/'))
  expect(await replaced.text()).toBe('sent received')
  expect([MARK_HEADER, 'x-kept'].map((name) => replaced.headers.get(name))).toEqual(['7', 'yes'])
  const missing = await replace(request('/missing'))
  expect(await missing.text()).toBe('received')
  expect(missing.headers.has(MARK_HEADER)).toBe(false)
})

it('decompresses a body', async () => {
  const url = await serve((request, response) => {
    expect(request.headers['accept-encoding']).toBe('gzip')
    response.writeHead(200, { 'content-encoding': 'gzip' })
    response.end(gzipSync('long '.repeat(1_000)))
  })
  expect(await (await post(url)).text()).toBe('long '.repeat(1_000))
})

it.each([
  ['', (body: Buffer) => body],
  [' from few compressed bytes', (body: Buffer) => gzipSync(body)],
])('passes a long body on in pieces%s', async (what, pack) => {
  const url = await serve((_, response) => {
    if (what !== '') response.setHeader('content-encoding', 'gzip')
    response.end(pack(Buffer.alloc(5_000_000, 'x')))
  })
  const { body } = await post(url)
  const sizes: number[] = []
  for await (const piece of body ?? []) sizes.push((piece as Uint8Array).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(5_000_000)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2 ** 18)
})

it('fails if a long compressed body ends early', async () => {
  const url = await serve((_, response) => {
    response.setHeader('content-encoding', 'gzip')
    response.end(gzipSync(randomBytes(1_000_000)).subarray(0, 900_000))
  })
  const response = await post(url)
  await expect(response.text()).rejects.toThrow('unexpected end of file')
})

it('stops a long compressed body if the signal is aborted', async () => {
  const url = await serve((_, response) => {
    response.setHeader('content-encoding', 'gzip')
    response.end(gzipSync(Buffer.alloc(50_000_000)))
  })
  const stop = new AbortController()
  const response = await post(url, { signal: stop.signal })
  stop.abort()
  await expect(response.text()).rejects.toThrow('aborted')
})

it.each([204, 304])('returns a response without a body for status %i', async (status) => {
  const url = await serve((_, response) => response.writeHead(status).end())
  expect((await post(url)).status).toBe(status)
})

it('doesn’t follow redirects', async () => {
  const url = await serve((_, response) => response.writeHead(302, { location: '/other' }).end())
  const response = await post(url)
  expect([response.status, response.headers.get('location')]).toEqual([302, '/other'])
})

it('stops if the signal is aborted before or during the response', async () => {
  const url = await serve((_, response) => response.writeHead(200).write('part'))
  const reason = new Error('Stopped')
  await expect(post(url, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  const stop = new AbortController()
  const response = post(url, { signal: stop.signal })
  setTimeout(() => stop.abort(reason), 50)
  await expect(response).rejects.toBe(reason)
})

it('fails if the connection is closed during the response', async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('part')
    setTimeout(() => response.destroy(), 20)
  })
  await expect(post(url)).rejects.toThrow('aborted')
})

it('stops reading an endless response', async () => {
  const chunk = Buffer.alloc(2 ** 20, ' ')
  let sent = 0
  const url = await serve((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(chunk)) sent += chunk.length
    }
    response.on('drain', more)
    more()
  })
  const client = createRosettaClient({
    baseUrl: url,
    fetch: send,
    maxResponseBytes: MAX_RESPONSE_BYTES,
    retry: false,
  })
  await expect(client.block.get('tip')).rejects.toThrow(`exceeds ${MAX_RESPONSE_BYTES} bytes`)
  expect(sent).toBeLessThan(2 * MAX_RESPONSE_BYTES)
})
