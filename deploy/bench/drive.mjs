import { Agent, request } from 'node:http'

const TICK_MS = 5
/** Responses that the cache didn't fetch from a server. */
const SERVED = new Set(['HIT', 'STALE', 'UPDATING'])

/**
 * Sends requests at a fixed rate, whether or not earlier ones have a response, so that a slow server
 * also slows down those that wait behind it. Each visitor has an address of the loopback network.
 *
 * @param {{
 *   urls: string[], next: () => { path: string, body: string }, rate: number, seconds: number,
 *   visitors: number, halfway?: () => void,
 * }} options `halfway` is called once half of the requests are sent.
 */
export async function drive({ urls, next, rate, seconds, visitors, halfway }) {
  const agent = new Agent({ keepAlive: true })
  const total = rate * seconds
  const latencies = []
  const errors = new Map()
  let hits = 0
  const start = performance.now()
  const pending = []
  const fail = (error) => add(errors, error.code ?? error.message)
  const count =
    (scheduled) =>
    ({ status, cache }) => {
      latencies.push(performance.now() - scheduled)
      if (SERVED.has(cache)) hits += 1
      if (status !== 200) add(errors, `status ${status}`)
    }
  for (let sent = 0; sent < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * rate))
    for (; sent < due; sent++) {
      if (sent === Math.floor(total / 2)) halfway?.()
      const visitor = sent % visitors
      const options = {
        agent,
        method: 'POST',
        localAddress: `127.1.${visitor >> 8}.${visitor & 255}`,
      }
      const scheduled = start + (sent / rate) * 1000
      const url = urls[sent % urls.length]
      pending.push(send(url, next(), options).then(count(scheduled), fail))
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  await Promise.all(pending)
  const took = (performance.now() - start) / 1000
  agent.destroy()
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

function send(url, { path, body }, options) {
  return new Promise((resolve, reject) => {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    }
    const sent = request(url + path, { ...options, headers, timeout: 20_000 }, (response) => {
      response.resume()
      response.on('end', () =>
        resolve({ status: response.statusCode, cache: response.headers['x-cache'] }),
      )
      response.on('error', reject)
    })
    sent.on('timeout', () => sent.destroy(new Error('timeout')))
    sent.on('error', reject)
    sent.end(body)
  })
}
