/**
 * Measures how fast files are written, compared with writing the same bytes to the same disk
 * without formatting. Prints the table in the README.
 */
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { toBase58 } from '@mcm/address'
import { formatMcm } from '@mcm/rosetta-client/amount'
import { stringify } from 'csv-stringify'
import { ledgerDat, richListCsv, richListJson, type LedgerAccount } from '../src/index'

const COUNT = 250_000
const ROUNDS = 5

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>

const accounts: LedgerAccount[] = Array.from({ length: COUNT }, (_, at) => ({
  address: `0x${(BigInt(at) * 0x9e3779b97f4a7c15f39cc0605cedc835n).toString(16).padStart(40, '0').slice(-40)}`,
  balance: 32_000_000_000_000_000n / BigInt(at + 1),
}))

const metadata = () => ({
  block_number: 1,
  block_hash: `0x${'0'.repeat(64)}`,
  last_updated: new Date(0).toISOString(),
  total_accounts: COUNT,
  circulating_supply: null,
  circulating_supply_mcm: null,
  block_changes: [],
})

const formats: Record<string, () => Bytes> = {
  DAT: () => ledgerDat(accounts).stream,
  CSV: () => richListCsv(accounts),
  'CSV, with csv-stringify': csvStringify,
  JSON: () => richListJson(accounts, metadata),
}

/** The same rows, as one would write them with csv-stringify instead. */
function csvStringify(): Bytes {
  function* rows() {
    for (const [at, { address, balance }] of accounts.entries()) {
      yield [at + 1, address, toBase58(address), balance, formatMcm(balance)]
    }
  }
  const stream = Readable.from(rows()).pipe(stringify())
  return Readable.toWeb(stream) as unknown as Bytes
}

const folder = await mkdtemp(join(tmpdir(), 'mcm-exports-'))
const file = join(folder, 'file')

/** Returns the seconds that the fastest of several rounds takes to write the stream to disk. */
async function fastest(make: () => Bytes): Promise<number> {
  let best = Infinity
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    await pipeline(Readable.from(make(), { objectMode: true }), createWriteStream(file))
    best = Math.min(best, (performance.now() - began) / 1_000)
  }
  return best
}

/** Returns a stream of existing chunks. */
function ready(chunks: readonly Uint8Array<ArrayBuffer>[]): Bytes {
  let at = 0
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const chunk = chunks[at++]
        if (chunk) controller.enqueue(chunk)
        else controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

console.log(`${COUNT.toLocaleString('en-US')} accounts to a file, best of ${ROUNDS} rounds:\n`)
console.log('| format | accounts/s | MB/s | the same bytes, MB/s | times slower |')
console.log('|---|--:|--:|--:|--:|')
for (const [name, make] of Object.entries(formats)) {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for await (const chunk of make()) chunks.push(chunk)
  const megabytes = chunks.reduce((sum, { length }) => sum + length, 0) / 1e6
  const [seconds, limit] = [await fastest(make), await fastest(() => ready(chunks))]
  const rate = Math.round(COUNT / seconds / 1_000) * 1_000
  const figures = [
    rate.toLocaleString('en-US'),
    (megabytes / seconds).toFixed(0),
    (megabytes / limit).toFixed(0),
    (seconds / limit).toFixed(1),
  ]
  console.log(`| ${[name, ...figures].join(' | ')} |`)
}
await rm(folder, { recursive: true })
