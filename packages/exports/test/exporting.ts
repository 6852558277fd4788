/**
 * Exports accounts from an iterator in a separate process and prints its time and memory: `node
 * exporting.mjs csv 1000000`.
 */
import { readFileSync } from 'node:fs'

import { ledgerDat, richListCsv, richListJson, type LedgerAccount } from '../src/index'

/** Yields distinct accounts one by one, without storing them. */
function* accounts(count: number): Generator<LedgerAccount> {
  for (let at = 0; at < count; at++) {
    const address = `0x${(at * 2_654_435_761).toString(16).padStart(40, '0')}`
    yield { address, balance: 18_446_744_073_709_551_615n - BigInt(at) * 1_000_003n }
  }
}

const [, , format = '', count = ''] = process.argv
const source = accounts(Number(count))
const metadata = () => ({
  block_number: 1,
  block_hash: '0x',
  last_updated: '1970-01-01T00:00:00.000Z',
  total_accounts: Number(count),
  circulating_supply: null,
  circulating_supply_mcm: null,
  block_changes: [],
})
const streams: Record<string, () => ReadableStream<Uint8Array<ArrayBuffer>>> = {
  dat: () => ledgerDat(source).stream,
  csv: () => richListCsv(source),
  json: () => richListJson(source, metadata),
}

const began = performance.now()
let bytes = 0
let last: Uint8Array = new Uint8Array()
for await (const chunk of streams[format]?.() ?? []) {
  bytes += chunk.length
  last = chunk
}
const ms = performance.now() - began
const megabytes = peakKilobytes() / 1_024
const tail = format === 'dat' ? '' : new TextDecoder().decode(last.slice(-400))
process.stdout.write(JSON.stringify({ bytes, ms, megabytes, tail }))

/** Returns the peak memory. On Linux, `maxRSS` also counts the parent process at the time of the fork. */
function peakKilobytes(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS
  return Number(/^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1])
}
