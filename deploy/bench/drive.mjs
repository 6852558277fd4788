import { connectVisitor } from './visitor.mjs'

const TICK_MS = 2
/** How long to wait for the last responses. */
const PATIENCE_MS = 20_000
/** Responses that the cache didn't fetch from a server. */
const SERVED = new Set(['HIT', 'STALE', 'UPDATING'])

/**
 * Sends requests at a fixed rate, whether or not earlier ones have a response, so that a slow server
 * also slows down those that wait behind it. Each visitor has a connection and an address of the
 * loopback network.
 *
 * @param {{
 *   urls: string[], next: () => Buffer, rate: number, seconds: number, visitors: number,
 *   halfway?: () => void,
 * }} options `halfway` is called once half of the requests are sent.
 */
export async function drive({ urls, next, rate, seconds, visitors, halfway }) {
  const total = rate * seconds
  const latencies = []
  const errors = new Map()
  let hits = 0
  const count = ({ status, cache, error, scheduled }) => {
    if (error === undefined) latencies.push(performance.now() - scheduled)
    if (SERVED.has(cache)) hits += 1
    if (status !== 200) add(errors, error ?? `status ${status}`)
  }
  const connected = Array.from({ length: visitors }, (_, at) =>
    connectVisitor({
      url: new URL(urls[at % urls.length]),
      localAddress: `127.1.${at >> 8}.${at & 255}`,
      onResponse: count,
    }),
  )
  const start = performance.now()
  for (let sent = 0; sent < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * rate))
    for (; sent < due; sent++) {
      if (sent === Math.floor(total / 2)) halfway?.()
      connected[sent % visitors].send(next(), start + (sent / rate) * 1000)
    }
    await pause(TICK_MS)
  }
  const isOpen = () => connected.some(({ pending }) => pending > 0)
  for (let waited = 0; isOpen() && waited < PATIENCE_MS; waited += TICK_MS) await pause(TICK_MS)
  const took = (performance.now() - start) / 1000
  for (const visitor of connected) visitor.close()
  return summarize(latencies, { took, hits, total, errors })
}

function summarize(latencies, { took, hits, total, errors }) {
  const sorted = latencies.sort((a, b) => a - b)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
  return {
    perSecond: sorted.length / took,
    median: at(0.5),
    p99: at(0.99),
    max: at(1),
    hitRate: hits / total,
    errors: Object.fromEntries(errors),
  }
}

function add(counts, name) {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
