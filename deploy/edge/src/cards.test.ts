import { readFileSync } from 'node:fs'
import { createDevnet } from '@mcm/devnet/core'
import { createRosettaReader } from '@mcm/rosetta-client'
import { expect, test } from 'vitest'
import { colors } from './cards/elements'
import { createEdge, type Edge } from './handler'
import { loadDraw } from './node'

const devnet = createDevnet({ blocks: 300, accounts: 100 })
const mesh = createRosettaReader({ baseUrl: 'http://devnet', fetch: devnet.fetch })
const tip = devnet.chain.tip.index
/** The latest neogenesis block that is deep enough. */
const neogenesis = tip - 20 - ((tip - 20) % 256)
const options = { endpoint: 'http://devnet', timeout: 10_000, readPage: async () => undefined }
const edge = createEdge({ ...options, fetch: devnet.fetch, loadDraw })

const FOREVER = 'public, max-age=31536000, immutable'
const BRIEFLY = 'public, max-age=60'

const card = (name: string, from: Edge = edge) =>
  from(new Request(`https://site.example/card/${name}`)) as Promise<Response>

async function sizeOf(response: Response): Promise<number[]> {
  const view = new DataView(await response.arrayBuffer())
  // The signature, then the header chunk (PNG, section 5).
  expect(view.getUint32(0)).toBe(0x89504e47)
  return [view.getUint32(16), view.getUint32(20)]
}

test.each([
  ['a deep block', `block/${tip - 20}.png`, FOREVER],
  ['the latest block, which may be orphaned', `block/${tip}.png`, BRIEFLY],
  ['a neogenesis block', `block/${neogenesis}.png`, FOREVER],
  ['an address, whose balance changes', `address/${devnet.chain.busiest}.png`, BRIEFLY],
  ['an unknown block', 'block/99999999.png', BRIEFLY],
  ['an unknown transaction', `tx/0x${'ab'.repeat(32)}.png`, BRIEFLY],
  ['the site', 'site.png', FOREVER],
])('%s has a card', async (_, name, caching) => {
  const response = await card(name)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toBe(caching)
  expect(await sizeOf(response)).toEqual([1200, 630])
})

test('a transaction’s card is kept once its block is deep', async () => {
  const { transactions } = await mesh.search.transactions({ maxBlock: tip - 20, limit: 50 })
  const hash = transactions.find(({ operations }) => operations[0]?.status === 'SUCCESS')
    ?.transaction_identifier.hash
  expect((await card(`tx/${hash}.png`)).headers.get('cache-control')).toBe(FOREVER)
  const pending = devnet.pay({ to: devnet.chain.busiest, amount: 10n ** 9n, memo: 'A-1' })
  expect((await card(`tx/${pending}.png`)).headers.get('cache-control')).toBe(BRIEFLY)
})

test('two cards differ', async () => {
  const [one, other] = await Promise.all(
    [20, 21].map(async (depth) => (await card(`block/${tip - depth}.png`)).arrayBuffer()),
  )
  expect(Buffer.from(one as ArrayBuffer).equals(Buffer.from(other as ArrayBuffer))).toBe(false)
})

test.each(['block/abc.png', 'richlist.png', 'block/1.svg', 'tx/0x12.png', 'block/1/2.png'])(
  '%s has no card',
  async (name) => expect((await card(name)).status).toBe(404),
)

test('requests for one card draw it once, and too many at the same time are rejected', async () => {
  let drawn = 0
  let finish = () => undefined as void
  const waiting = new Promise<void>((resolve) => (finish = resolve))
  const slow = createEdge({
    ...options,
    fetch: devnet.fetch,
    loadDraw: async () => async () => {
      drawn++
      await waiting
      return new Uint8Array([1])
    },
  })
  const same = Array.from({ length: 20 }, () => card(`block/${tip - 20}.png`, slow))
  const others = Array.from({ length: 20 }, (_, at) => card(`block/${tip - 30 - at}.png`, slow))
  await new Promise((resolve) => setTimeout(resolve, 100))
  finish()
  expect(new Set((await Promise.all(same)).map(({ status }) => status))).toEqual(new Set([200]))
  const statuses = (await Promise.all(others)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(7)
  expect(statuses.filter((status) => status === 503)).toHaveLength(13)
  expect(drawn).toBe(8)
  // A settled one is kept.
  await card(`block/${tip - 20}.png`, slow)
  expect(drawn).toBe(8)
})

test('the colors are those of the site’s light theme', () => {
  const tokens = readFileSync(
    new URL('../../../packages/ui/src/tokens/tokens.css', import.meta.url),
    'utf8',
  )
  for (const [name, color] of Object.entries(colors)) {
    expect(tokens).toContain(`--mcm-color-${name}: light-dark(${color},`)
  }
})
