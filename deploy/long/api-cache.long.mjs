import { once } from 'node:events'
import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { startDevnet } from '@mcm/devnet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiCacheConfig, hasNginx, startNginx } from './nginx.mjs'

const PORT = 5392
const network_identifier = { blockchain: 'mochimo', network: 'mainnet' }
const post = (path, body) =>
  fetch(`http://127.0.0.1:${PORT}${path}`, {
    method: 'POST',
    body: JSON.stringify({ network_identifier, ...body }),
  })
/** Sends a request without `fetch`, which would add an encoding and unpack the response. */
async function sendRaw(path, body, encoding) {
  const sent = request(`http://127.0.0.1:${PORT}${path}`, {
    method: 'POST',
    headers: { 'accept-encoding': encoding },
  })
  sent.end(JSON.stringify({ network_identifier, ...body }))
  const [response] = await once(sent, 'response')
  return { headers: response.headers, bytes: await buffer(response) }
}
const cacheOf = (response) => response.headers.get('x-cache')
/** For how long expired responses may be served in this test, in seconds. */
const stale = { 'stale-while-revalidate': 5, 'stale-if-error': 12 }

describe.skipIf(!hasNginx)('the API cache (skipped where there is no nginx)', () => {
  let folder
  let nginx
  let servers
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mcm-cache-'))
    const chain = { seed: 'cache', startTime: Date.UTC(2026, 0, 1), clock: 'manual', blocks: 60 }
    servers = await Promise.all([0, 1, 2].map(() => startDevnet({ ...chain, port: 0 })))
    const text = readFileSync(new URL('../api-cache/nginx.conf', import.meta.url), 'utf8')
      // The visitors of this test share one address.
      .replaceAll('rate=20r/s', 'rate=10000r/s')
      .replaceAll(/burst=\d+/g, 'burst=10000')
      .replaceAll(/(stale-[a-z-]+)=\d+/g, (_, name) => `${name}=${stale[name]}`)
    const urls = servers.map(({ url }) => url)
    nginx = await startNginx(folder, apiCacheConfig(text, { folder, port: PORT, urls }), PORT)
  })
  afterAll(async () => {
    nginx?.kill()
    await Promise.all((servers ?? []).map((server) => server.close()))
    rmSync(folder, { recursive: true, force: true })
  })

  test('a block by its hash is asked for once', async () => {
    const tip = await (await post('/block', {})).json()
    const body = { block_identifier: { hash: tip.block.block_identifier.hash } }
    expect(cacheOf(await post('/block', body))).toBe('MISS')
    expect(cacheOf(await post('/block', body))).toBe('HIT')
    await wait(6000)
    expect(cacheOf(await post('/block', body))).toBe('HIT')
  })

  test('an expired status is served while a new one is fetched, but not after an idle time', async () => {
    const readTip = async () => {
      const response = await post('/network/status', {})
      const { current_block_identifier: tip } = await response.json()
      return [cacheOf(response), tip.index]
    }
    const [, before] = await readTip()
    for (const { devnet } of servers) devnet.mine()
    await wait(3000)
    expect(await readTip()).toEqual(['STALE', before])
    await expect.poll(readTip).toEqual(['HIT', before + 1])
    for (const { devnet } of servers) devnet.mine()
    await wait(9000)
    expect(await readTip()).toEqual(['EXPIRED', before + 2])
  })

  test('a response is compressed once, for those who accept it', async () => {
    const tip = await (await post('/block', {})).json()
    const { index } = tip.block.block_identifier
    const body = { block_identifier: { index: index - 1 } }
    const read = async (encoding) => {
      const response = await sendRaw('/block', body, encoding)
      const { headers, bytes } = response
      const text = headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes
      return { headers, size: bytes.length, text: text.toString() }
    }
    const [plain, zipped, again] = [await read(''), await read('br, gzip'), await read('gzip')]
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(zipped.text).toBe(plain.text)
    expect(zipped.size).toBeLessThan(plain.size / 2)
    expect(again.headers['x-cache']).toBe('HIT')
  })

  test('another body is another entry', async () => {
    const { index } = (await (await post('/network/status', {})).json()).current_block_identifier
    const first = await (await post('/block', { block_identifier: { index } })).json()
    const second = await (await post('/block', { block_identifier: { index: index - 1 } })).json()
    expect(second.block.block_identifier.index).toBe(index - 1)
    expect(first.block.block_identifier.index).toBe(index)
  })

  test('a hundred requests at once are one upstream', async () => {
    const body = { account_identifier: { address: `0x${'ab'.repeat(20)}` }, limit: 3 }
    const all = await Promise.all(
      Array.from({ length: 100 }, () => post('/search/transactions', body)),
    )
    const served = all.map(cacheOf)
    expect(served.filter((one) => one === 'MISS')).toHaveLength(1)
    for (const response of all) expect(await response.text()).toContain('transactions')
  })

  test('a broadcast is never cached, and an error isn’t kept', async () => {
    for (let n = 0; n < 2; n++) {
      // The server breaks off at what is no transaction.
      const response = await post('/construction/submit', { signed_transaction: '00' })
      expect(response.ok).toBe(false)
      expect(cacheOf(response)).not.toBe('HIT')
    }
    // An error has status 200, and a block that isn't found now may be found in a second.
    const unknown = { block_identifier: { hash: `0x${'ab'.repeat(32)}` } }
    expect(await (await post('/block', unknown)).json()).toHaveProperty('code')
    await wait(2100)
    expect(cacheOf(await post('/block', unknown))).not.toBe('HIT')
  })

  test('the loss of all servers but one is not noticed', async () => {
    await Promise.all(servers.slice(0, 2).map((server) => server.close()))
    for (let index = 1; index <= 40; index++) {
      const offset = { account_identifier: { address: `0x${'cd'.repeat(20)}` }, offset: index }
      expect((await post('/search/transactions', offset)).status).toBe(200)
    }
  })

  test('when none is left, what was served lately is served again, and then an error', async () => {
    const body = { account_identifier: { address: `0x${'ef'.repeat(20)}` } }
    expect((await post('/search/transactions', body)).status).toBe(200)
    await servers[2].close()
    await wait(6000)
    const again = await post('/search/transactions', body)
    expect(again.status).toBe(200)
    expect(['STALE', 'UPDATING']).toContain(cacheOf(again))
    await wait(stale['stale-if-error'] * 1000)
    expect((await post('/search/transactions', body)).status).toBe(502)
  })
})

function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
