// Measures the API cache with mixed explorer traffic: three devnets without it, with it while it is
// empty and after that, and with it through the loss of all servers but one. Fails if the goal isn't
// met after the first seconds.
// `npm run bench:load -- [--rate 2000] [--seconds 20] [--visitors 250]`
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { apiCacheConfig, hasNginx, startNginx } from '../long/nginx.mjs'
import { drive } from './drive.mjs'
import { startDevnets } from './devnets.mjs'
import { createTraffic } from './traffic.mjs'

const PORT = 5395
const MAX_P99_MS = 50
const COLD_SECONDS = 5
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '20' },
    visitors: { type: 'string', default: '250' },
  },
})
if (!hasNginx) {
  console.error('This needs nginx: apt-get install nginx')
  process.exit(2)
}
const [rate, seconds, visitors] = [values.rate, values.seconds, values.visitors].map(Number)
const load = { rate, seconds, visitors }

const folder = mkdtempSync(join(tmpdir(), 'mcm-load-'))
const servers = await startDevnets(3)
const urls = servers.map(({ url }) => url)
const cacheUrl = [`http://127.0.0.1:${PORT}`]
const config = readFileSync(new URL('../api-cache/nginx.conf', import.meta.url), 'utf8')
const nginx = await startNginx(folder, apiCacheConfig(config, { folder, port: PORT, urls }), PORT)
const next = await createTraffic(urls[0])
console.log(`Node ${process.version}, ${availableParallelism()} cores, ${new Date().toISOString()}`)
console.log(`${rate} requests per second from ${visitors} visitors, ${seconds} s each\n`)

const withoutCache = await drive({ urls, next, ...load })
const cold = await drive({ urls: cacheUrl, next, ...load, seconds: COLD_SECONDS })
const withCache = await drive({ urls: cacheUrl, next, ...load })
const halfway = () => servers.slice(1).forEach((server) => server.kill())
const withLoss = await drive({ urls: cacheUrl, next, ...load, halfway })

console.table({
  'without the cache': row(withoutCache),
  [`with the cache, first ${COLD_SECONDS} s`]: row(cold),
  'with the cache': row(withCache),
  'after losing 2 of 3 servers': row(withLoss),
})
servers[0].kill()
nginx.kill()
rmSync(folder, { recursive: true, force: true })

const isMet = [withCache, withLoss].every(
  ({ perSecond, p99, errors }) =>
    perSecond > rate * 0.98 && p99 < MAX_P99_MS && Object.keys(errors).length === 0,
)
console.log(
  `\nGoal: ${rate} requests per second with the cache, 99% within ${MAX_P99_MS} ms, no errors: ${isMet ? 'met' : 'not met'}`,
)
process.exit(isMet ? 0 : 1)

function row({ perSecond, median, p99, max, hitRate, errors }) {
  return {
    'requests/s': Math.round(perSecond),
    'median (ms)': Number(median?.toFixed(1)),
    '99th percentile (ms)': Number(p99?.toFixed(1)),
    'slowest (ms)': Number(max?.toFixed(1)),
    'hit rate': `${(100 * hitRate).toFixed(1)}%`,
    errors: Object.entries(errors)
      .map(([name, count]) => `${count} ${name}`)
      .join(', '),
  }
}
