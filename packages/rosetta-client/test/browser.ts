import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumLaunch } from '../../../tooling/test/chromium.mjs'
import type * as Client from '../src/index'
import { capture } from './support/captures'

/** Functions available in the tested page. */
interface Tested {
  client: typeof Client
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
const STATUS = capture('network_status').response.text

/** An endpoint on another origin. */
const endpoint = createServer((request, response) => {
  const handlers: Record<string, (response: ServerResponse) => void> = {
    '/network/status': (to) => to.writeHead(200, CORS).end(STATUS),
    '/network/list': (to) => to.writeHead(302, { ...CORS, location: '/network/status' }).end(),
    '/network/options': (to) =>
      to.writeHead(429, { ...CORS, 'retry-after': '7', 'x-ratelimit-remaining': '0' }).end(),
    '/account/balance': (to) =>
      to
        .writeHead(429, {
          ...CORS,
          'access-control-expose-headers': 'retry-after, x-ratelimit-remaining',
          'retry-after': '7',
          'x-ratelimit-remaining': '0',
        })
        .end(),
    '/mempool': (to) => to.destroy(),
  }
  const handler = handlers[request.url ?? '']
  request.resume()
  if (!handler) response.writeHead(404).end('404 page not found\n')
  else if (request.method === 'OPTIONS') response.writeHead(200, CORS).end()
  else handler(response)
})
/** Server of the page. */
const site = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Page</title>')
})

let browser: Browser
let page: Page
let baseUrl = ''

beforeAll(async () => {
  for (const server of [endpoint, site]) {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
  }
  const urlOf = (server: typeof site) =>
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  baseUrl = urlOf(endpoint)
  const { outputFiles } = await build({
    stdin: {
      contents: `import * as client from '@mcm/rosetta-client'; globalThis.client = client`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    logLevel: 'error',
  })
  browser = await chromium.launch(chromiumLaunch)
  page = await browser.newPage()
  await page.goto(urlOf(site))
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '', type: 'module' })
  await page.waitForFunction('globalThis.client')
}, 60_000)

afterAll(async () => {
  await browser.close()
  for (const server of [endpoint, site]) server.close()
})

/** Makes a call in the page and returns its outcome. */
function ask(call: string): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([url, path]) => {
      const { createRosettaClient, isRosettaError } = (globalThis as unknown as Tested).client
      const client = createRosettaClient({ baseUrl: url, retry: false })
      const calls: Record<string, () => Promise<unknown>> = {
        'network.status': () => client.network.status(),
        'network.list': () => client.network.list(),
        'network.options': () => client.network.options(),
        'account.balance': () =>
          client.account.balance({ address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3' }),
        'mempool.list': () => client.mempool.list(),
        'search.transactions': () => client.search.transactions(),
        'stats.richList': () => client.stats.richList(),
        'events.blocks': () => client.events.blocks(),
      }
      try {
        await calls[path]?.()
        return { name: 'none' }
      } catch (error) {
        return isRosettaError(error)
          ? { ...(error as unknown as Record<string, unknown>), name: error.name }
          : { name: String(error) }
      }
    },
    [baseUrl, call] as const,
  )
}

describe('in Chromium, from another origin', () => {
  it.each<[string, object]>([
    ['network.status', { name: 'none' }],
    ['search.transactions', { name: 'EndpointCapabilityError', call: '/search/transactions' }],
    ['stats.richList', { name: 'EndpointCapabilityError', call: '/stats/richlist' }],
    ['events.blocks', { name: 'EndpointCapabilityError', call: '/events/blocks' }],
    ['mempool.list', { name: 'ConnectionError', call: '/mempool' }],
    ['network.list', { name: 'ConnectionError', status: 0 }],
    ['account.balance', { name: 'RateLimitError', retryAfter: 7, remaining: 0 }],
  ])('%s results in %o', async (call, outcome) => {
    expect(await ask(call)).toMatchObject(outcome)
  })

  it('a 429 has only the headers the server exposes', async () => {
    const outcome = await ask('network.options')
    expect(outcome['name']).toBe('RateLimitError')
    expect([outcome['retryAfter'], outcome['remaining']]).toEqual([undefined, undefined])
  })
})
