/**
 * Measures the almanac with 1,000,000 verses in a real browser: the time from a search to its
 * verses, and the bytes that it reads. Requires a built site; fails above the limits.
 */
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startDevnet } from '@mcm/devnet'
import {
  BlockSummary,
  formatPeriods,
  formatSummaryIndex,
  heightsPerRow,
  SUMMARY_INDEX,
  VERSE_LENGTH,
  VerseWriter,
} from '@mcm/exports/data-set'
import { firstV3Block } from '@mcm/proof'
import { createSite, listen } from '../../../tooling/serve/serve.mjs'
import { chromiumLaunch } from '../../../tooling/test/chromium.mjs'

const VERSES = 1_000_000
const ALLOWED_MS = 2_000
const ALLOWED_BYTES = 5_000_000
const PORT = 4398

/** Rare and common words, and words that occur together. */
const SEARCHES = ['frog', 'moon', 'a', 'in', 'autumn moon', 'a frog']

const dist = new URL('../dist', import.meta.url).pathname
const devnet = await startDevnet({ port: 0, clock: 'manual', blocks: 2_000, accounts: 500 })
const dataset = await mkdtemp(join(tmpdir(), 'mcm-almanac-'))
await writeDataSet(dataset)
const site = createSite({
  explorer: dist,
  dataset,
  config: () => ({
    endpoints: [{ label: 'Bench', url: devnet.url }],
    links: {},
    dataset: '/dataset',
  }),
})
await listen(site, PORT)
const browser = await chromium.launch(chromiumLaunch)
let isTooMuch = false

try {
  for (const words of SEARCHES) {
    // A new context, so that nothing is cached.
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const responses = new Map<string, boolean>()
    let bytes = 0
    session.on('Network.responseReceived', ({ requestId, response }) => {
      responses.set(requestId, response.url.includes('/dataset/'))
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (responses.get(requestId)) bytes += encodedDataLength
    })
    await page.goto(`http://localhost:${PORT}/haiku`)
    const field = page.getByRole('textbox', { name: 'Words' })
    await field.fill(words)
    const started = performance.now()
    await field.press('Enter')
    await page.getByRole('heading', { name: `Verses with “${words}”` }).waitFor()
    await page.locator('[aria-busy="false"] li').first().waitFor()
    const ms = performance.now() - started
    const count = await page.getByText(/^(?:1 verse|[\d,]+ verses)$/).innerText()
    isTooMuch ||= ms > ALLOWED_MS || bytes > ALLOWED_BYTES
    console.log(`${words}: ${count}, ${ms.toFixed(0)} ms, ${bytes.toLocaleString('en')} bytes`)
    await context.close()
  }
} finally {
  await browser.close()
  site.close()
  site.closeAllConnections()
  await devnet.close()
  await rm(dataset, { recursive: true })
}
if (isTooMuch) {
  console.error(`Above ${ALLOWED_MS} ms or ${ALLOWED_BYTES.toLocaleString('en')} bytes.`)
  process.exitCode = 1
}

/** Writes a summary of a long chain with the devnet's verses, in a random order. */
async function writeDataSet(folder: string): Promise<void> {
  const { chain } = devnet.devnet
  const verses: Uint8Array[] = []
  for (let height = chain.first; height <= chain.tip.index; height++) {
    const block = chain.block(height)
    const verse = block && Buffer.from(block.nonce.slice(2, 2 + 2 * VERSE_LENGTH), 'hex')
    if (verse && verse[0] !== 0) verses.push(verse)
  }
  const to = firstV3Block + VERSES
  const from = to - VERSES + 1
  const summary = new BlockSummary(heightsPerRow(from, to))
  const writer = new VerseWriter(from, to)
  const start = Date.UTC(2022, 0, 1) / 1_000
  let random = 1
  for (let number = from; number <= to; number++) {
    const time = start + (number - from) * 100
    random = (random * 48_271) % 2_147_483_647
    const verse = verses[random % verses.length]
    if (verse) writer.add({ height: number, time, verse })
    summary.add({
      number,
      time,
      kind: 'normal',
      difficulty: 20,
      solveSeconds: 100,
      transactions: 0,
      payments: 0,
      miner: `miner ${random % 50}`,
      reward: 1n,
      fees: 0n,
      moved: 0n,
      accounts: [],
    })
  }
  const { days, heights } = summary.finish()
  const { records, postings, words } = writer.finish()
  const add = async (name: string, content: Uint8Array | string) => {
    const bytes = Buffer.from(content)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const path = `${name}-${sha256.slice(0, 16)}.${typeof content === 'string' ? 'json' : 'bin'}`
    await writeFile(join(folder, path), bytes)
    return { path, bytes: bytes.length, sha256 }
  }
  const files = {
    days: await add('days', formatPeriods(days)),
    heights: await add('heights', formatPeriods(heights)),
    verses: await add('verses', records),
    words: await add('words', postings),
  }
  const index = formatSummaryIndex({
    from,
    to,
    heights_per_row: heightsPerRow(from, to),
    last_hash: `0x${'00'.repeat(32)}`,
    last_time: start + (to - from) * 100,
    files,
    words,
  })
  await writeFile(join(folder, SUMMARY_INDEX), index)
}
