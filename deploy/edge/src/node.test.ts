import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEdge, respondWith } from './node'

const FRAME = '<head><title>Mochimo Explorer</title></head><body>frame</body>'
const edge = createEdge({
  endpoint: 'http://devnet',
  fetch: async () => new Response('', { status: 502 }),
  readPage: async () => FRAME,
})
const server = createServer((request, response) => {
  void respondWith(edge, request, response).then((done) => done || response.end('file'))
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

/** Sends a request with headers that `fetch` would set itself. */
function send(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  return new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const sent = httpRequest({ port, host: '127.0.0.1', path, headers, method }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }))
      })
      sent.on('error', reject)
      sent.end()
    },
  )
}

test('a page has the host of its request, and the scheme of the proxy in front', async () => {
  const canonical = async (headers: Record<string, string>) =>
    /canonical" href="([^"]*)"/.exec(String((await send('/block/5', headers)).body))?.[1]
  expect(await canonical({ host: 'explorer.example' })).toBe('http://explorer.example/block/5')
  expect(await canonical({ host: 'explorer.example', 'x-forwarded-proto': 'https' })).toBe(
    'https://explorer.example/block/5',
  )
})

test.each(['a"><script>alert(1)</script>', 'a b', 'evil.example/path', 'user@evil.example'])(
  'a host that is not a name gets no canonical URL: %s',
  async (host) => expect(String((await send('/block/5', { host })).body)).toBe('file'),
)

test('a path that looks like another site stays a path', async () => {
  const { body } = await send('//evil.example/block/5')
  expect(String(body)).not.toContain('//evil.example')
})

test('text is compressed for clients that accept it', async () => {
  const zipped = await send('/block/5', { 'accept-encoding': 'br, gzip' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(String(gunzipSync(zipped.body))).toContain('frame')
  for (const accepted of ['', 'gzip;q=0']) {
    const plain = await send('/block/5', { 'accept-encoding': accepted })
    expect(plain.headers['content-encoding']).toBeUndefined()
  }
})

test('HEAD has the headers without the page, and files are left to the server', async () => {
  const head = await send('/block/5', {}, 'HEAD')
  expect(head.headers['content-type']).toContain('text/html')
  expect(head.body).toHaveLength(0)
  expect(String((await send('/docs/errors')).body)).toBe('file')
})
