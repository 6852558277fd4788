// Keeps the built explorer open while a devnet runs at 20 times the network's speed. After a warm-up,
// the heap is measured every minute, each time after a garbage collection. Fails if the last
// measurements are more than 10% above the first.
// `pnpm run bench:heap -- [--minutes 30] [--pages /,/mempool]`
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { ensureChromium } from '../../../scripts/chromium.mjs'
import { createSite, listen } from '../../../tooling/serve/serve.mjs'
import { startDevnet } from '@mcm/devnet'

/** The network adds a block every 70 seconds or so. */
const BLOCK_TIME_S = 3.5
/**
 * What is bounded has reached its bound by then: unused queries are dropped after 5 minutes, and 100
 * blocks (`MAX_KEPT_BLOCKS`) are added in 6 minutes. Most hot code has been compiled, too.
 */
const WARM_UP_MIN = 10
const MAX_GROWTH = 0.1
/** Number of measurements that are averaged, because the number of pending transactions varies. */
const AVERAGED = 3

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    pages: { type: 'string', default: '/,/mempool' },
  },
})
const minutes = Number(values.minutes)

const devnet = await startDevnet({ port: 0, seed: 'soak', blockTime: BLOCK_TIME_S })
const folder = fileURLToPath(new URL('../dist', import.meta.url))
const config = () => ({
  endpoints: [{ label: 'Soak', url: devnet.url, requestsPerMinute: 600 }],
  links: {},
})
const server = createSite({ explorer: folder, config })
await listen(server, 0)
const browser = await chromium.launch({ executablePath: await ensureChromium() })
const results = await Promise.all(values.pages.split(',').map(watch))
await browser.close()
server.closeAllConnections()
server.close()
await devnet.close()

console.table(Object.fromEntries(results.map(({ path, row }) => [path, row])))
const grown = results.filter(({ growth }) => growth > MAX_GROWTH)
for (const { path } of grown)
  console.error(`${path}: the heap grew by more than ${MAX_GROWTH * 100}%`)
process.exit(grown.length > 0 ? 1 : 0)

/** Each page has a process of its own, so that its heap is measured alone. */
async function watch(path) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`http://localhost:${server.address().port}${path}`)
  const session = await context.newCDPSession(page)
  const heaps = []
  await sleep(WARM_UP_MIN * 60_000)
  for (let minute = 0; minute <= minutes; minute++) {
    if (minute > 0) await sleep(60_000)
    const heap = await heapOf(session)
    heaps.push(heap)
    console.log(`${path}: ${megabytes(heap)} MB after ${WARM_UP_MIN + minute} min`)
  }
  const first = mean(heaps.slice(0, AVERAGED))
  const last = mean(heaps.slice(-AVERAGED))
  const growth = last / first - 1
  return {
    path,
    growth,
    row: {
      'first (MB)': megabytes(first),
      'last (MB)': megabytes(last),
      'largest (MB)': megabytes(Math.max(...heaps)),
      growth: `${(growth * 100).toFixed(1)}%`,
    },
  }
}

/** Returns the smaller of two measurements, because one may include work in progress. */
async function heapOf(session) {
  const sizes = []
  while (sizes.length < 2) {
    if (sizes.length > 0) await sleep(2000)
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    sizes.push(usedSize)
  }
  return Math.min(...sizes)
}

function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function megabytes(bytes) {
  return Number((bytes / 1e6).toFixed(2))
}
