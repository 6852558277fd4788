import { createDevnet } from '@mcm/devnet/core'
import { createRosettaReader } from '@mcm/rosetta-client'
import { beforeAll, expect, test } from 'vitest'
import { createEdge, type Edge, type EdgeOptions } from './handler'

const FRAME =
  '<head><meta charset="utf-8" /><meta name="twitter:card" content="summary" /><title>Mochimo Explorer</title></head><body>frame</body>'
const HOME =
  '<head><title>Home</title><meta name="description" content="All of it"><meta property="og:title" content="Home"><meta property="og:description" content="All of it"></head>'

const devnet = createDevnet({ blocks: 300, accounts: 100 })
const mesh = createRosettaReader({ baseUrl: 'http://devnet', fetch: devnet.fetch })
const tip = devnet.chain.tip.index

function edgeOf(options: Partial<EdgeOptions> = {}): Edge {
  return createEdge({
    endpoint: 'http://devnet',
    fetch: devnet.fetch,
    timeout: 10_000,
    loadDraw: async () => async () => new Uint8Array([1]),
    readPage: async (file) => ({ 'frame.html': FRAME, 'index.html': HOME })[file],
    ...options,
  })
}
const edge = edgeOf()

async function get(path: string, from: Edge = edge, method = 'GET') {
  const response = await from(new Request(`https://site.example${path}`, { method }))
  if (!response) return undefined
  const html = await response.text()
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
  return {
    status: response.status,
    headers: response.headers,
    html,
    meta,
    title: /<title>([^<]*)</.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
  }
}

test('a screen with a name has its own page, if the build wrote one', async () => {
  const readPage = async (file: string) => `${file}<head><title></title></head>`
  const fileAt = async (path: string) => {
    const page = await get(path, edgeOf({ readPage }))
    return page?.html.slice(0, page.html.indexOf('<'))
  }
  expect(await fileAt(`/block/${tip}`)).toBe('frame-block.html')
  expect(await fileAt(`/tx/0x${'5c'.repeat(32)}`)).toBe('frame-tx.html')
  expect(await fileAt(`/address/0x${'5c'.repeat(20)}`)).toBe('frame-address.html')
  expect(await fileAt('/mempool')).toBe('mempool.html')
  expect(await fileAt('/block/abc')).toBe('frame.html')
})

test('the link to the latest block isn’t a missing page', async () => {
  const page = await get('/block/0')
  expect(page?.status).toBe(200)
  expect(page?.html).toContain('noindex')
})

let hash = ''
let orphaned = ''
beforeAll(async () => {
  const { transactions } = await mesh.search.transactions({ limit: 20 })
  const mined = transactions.find(({ operations }) => operations[0]?.status === 'SUCCESS')
  hash = mined?.transaction_identifier.hash ?? ''
  const split = await mesh.search.transactions({ status: 'SPLIT', limit: 1 })
  orphaned = split.transactions[0]?.transaction_identifier.hash ?? ''
})

test('a block’s page names the block, its verse and its card', async () => {
  let height = tip
  const read = async () => (await mesh.block.get({ index: height })).block
  let block = await read()
  while (block.metadata.tx_count === 0) {
    height--
    block = await read()
  }
  const page = await get(`/block/${height}`)
  expect(page?.status).toBe(200)
  expect(page?.title).toBe(`Block #${height} · Mochimo Explorer`)
  expect(page?.canonical).toBe(`https://site.example/block/${height}`)
  expect(page?.meta('og:url')).toBe(page?.canonical)
  expect(page?.meta('description')).toMatch(
    /^“[a-z:— /-]+”\. Mined \d{4}-.* UTC, \d+ transactions?, difficulty \d+\.$/,
  )
  expect(page?.meta('og:description')).toBe(page?.meta('description'))
  expect(page?.meta('og:image')).toBe(`https://site.example/card/block/${height}.png?v=1`)
  expect(page?.meta('twitter:card')).toBe('summary_large_image')
  expect(page?.html).toContain('<body>frame</body>')
  // A block has one address, however a link names it.
  const byHash = await get(`/block/${block.block_identifier.hash.slice(2).toUpperCase()}`)
  expect(byHash?.canonical).toBe(page?.canonical)
})

test('a transaction’s page names the amount and where it stands', async () => {
  const page = await get(`/tx/${hash}?block=${tip}`)
  expect(page?.title).toBe(`Transaction ${hash.slice(0, 10)}… · Mochimo Explorer`)
  expect(page?.meta('description')).toMatch(
    / MCM to \d+ recipients? · .*fee .* · Confirmed in block [\d,]+\.$/,
  )
  expect(page?.canonical).toBe(`https://site.example/tx/${hash}`)
  const pending = devnet.pay({
    to: devnet.chain.busiest,
    amount: 1_500_000_000n,
    memo: 'INVOICE-42',
  })
  expect((await get(`/tx/${pending}`))?.meta('description')).toMatch(
    /^1\.50 MCM to 1 recipient · memo INVOICE-42 · .* · Pending\.$/,
  )
})

test('a transaction counts by the chain, not by the status in the index', async () => {
  const claims = async (status: string) => {
    const claiming = edgeOf({
      fetch: async (request) => {
        const response = await devnet.fetch(request)
        if (!request.url.endsWith('/search/transactions')) return response
        const text = await response.text()
        return new Response(text.replaceAll(/"status":"[A-Z]+"/g, `"status":"${status}"`), response)
      },
    })
    return Promise.all(
      [hash, orphaned].map(async (one) => (await get(`/tx/${one}`, claiming))?.meta('description')),
    )
  }
  for (const status of ['SUCCESS', 'SPLIT']) {
    const [mined, orphaned] = await claims(status)
    expect(mined).toMatch(/Confirmed in block/)
    expect(orphaned).toMatch(/No longer in the chain\.$/)
  }
})

test('an address’s page names its balance', async () => {
  const page = await get(`/address/${devnet.chain.busiest}`)
  expect(page?.meta('description')).toMatch(/^Balance [\d,]+\.\d+ MCM\. /)
  expect(page?.canonical).toBe(`https://site.example/address/${devnet.chain.busiest}`)
})

test('a screen keeps the head that the build wrote, with the origin and a card', async () => {
  const page = await get('/', edgeOf({ origin: 'https://explorer.example/' }))
  expect(page?.title).toBe('Home')
  expect(page?.meta('description')).toBe('All of it')
  expect(page?.canonical).toBe('https://explorer.example/')
  expect(page?.meta('og:image')).toBe('https://explorer.example/card/site.png?v=1')
  expect(page?.html.match(/og:title/g)).toHaveLength(1)
  expect((await get('/RichList/'))?.canonical).toBe('https://site.example/richlist')
})

test.each(['/nowhere', '/block/abc', '/block/1/2', '/tx/0x12', '/address/x', '/block/%E0%A4'])(
  '%s is 404 with the app’s page, and in no index',
  async (path) => {
    const page = await get(path)
    expect(page?.status).toBe(404)
    expect(page?.html).toContain('frame')
    expect(page?.meta('robots')).toBe('noindex')
    expect(page?.canonical).toBeUndefined()
    expect(page?.meta('og:image')).toBeUndefined()
  },
)

test('what the endpoint doesn’t know is a page outside the index', async () => {
  for (const path of [`/block/${tip + 1000}`, `/tx/0x${'ab'.repeat(32)}`]) {
    const page = await get(path)
    expect([page?.status, page?.meta('robots')]).toEqual([200, 'noindex'])
  }
})

test.each(['/docs', '/docs/errors', '/assets/main-abcdefgh.js', '/favicon.svg', '/config.json'])(
  '%s is left to the host',
  async (path) => expect(await get(path)).toBeUndefined(),
)

test('only reads are answered', async () => {
  expect(await get('/', edge, 'POST')).toBeUndefined()
})

test('without a response in time the page has what its path tells', async () => {
  const silent = edgeOf({ timeout: 20, fetch: () => new Promise(() => undefined) })
  const page = await get(`/block/${tip}`, silent)
  expect(page?.status).toBe(200)
  expect(page?.title).toBe(`Block #${tip} · Mochimo Explorer`)
  expect(page?.meta('description')).toContain('its transactions, reward, difficulty')
  expect(page?.meta('robots')).toBe('index, follow')
  const broken = edgeOf({ fetch: async () => new Response('<html>', { status: 502 }) })
  expect((await get(`/address/${devnet.chain.busiest}`, broken))?.status).toBe(200)
})

test('robots.txt and the sitemap have the site’s origin', async () => {
  expect((await get('/robots.txt'))?.html).toContain('Sitemap: https://site.example/sitemap.xml')
  const map = await get('/sitemap.xml')
  expect(map?.headers.get('content-type')).toContain('xml')
  const places = [...(map?.html ?? '').matchAll(/<loc>([^<]*)</g)].map(([, place]) => place)
  expect(places).toContain('https://site.example/richlist')
  expect(places).not.toContain('https://site.example/search')
})

test('without a card drawer, no page promises a card', async () => {
  const bare = edgeOf({ loadDraw: undefined })
  expect((await get('/', bare))?.html).not.toContain('og:image')
  expect(await get('/card/site.png', bare)).toBeUndefined()
})
