import { createRosettaClient } from '@mcm/rosetta-client'
import { parseJson } from '../src/core/json'
import { validate } from '../src/core/validate'
import { searchTransactionsResponse } from '../src/schema/search'
import { capture } from '../test/support/captures'
import { zodSearchResponse } from './zod-schema'

// Implementations run in short turns, so that other load on the machine affects all of them equally. The
// best turn is the least affected.
const TURN_MS = 10
const TURNS = 300

// Removes the capture file's line breaks, to match the original response.
const text = JSON.stringify(JSON.parse(capture('search_limit_100').response.text))
const body = parseJson(text)
const bytes = new TextEncoder().encode(text)
const respond = (): Response =>
  new Response(bytes, { headers: { 'content-type': 'application/json' } })
const client = createRosettaClient({
  baseUrl: 'https://node.example',
  fetch: () => Promise.resolve(respond()),
})

const contestants: readonly (readonly [string, () => unknown])[] = [
  ['`JSON.parse`', () => JSON.parse(text) as unknown],
  ['parsing with exact integers', () => parseJson(text)],
  ['validating', () => validate(searchTransactionsResponse, body)],
  [
    '**parsing with exact integers and validating**',
    () => validate(searchTransactionsResponse, parseJson(text)),
  ],
  ['`JSON.parse` and zod, for comparison', () => zodSearchResponse.parse(JSON.parse(text))],
  ['mock `fetch`, then `response.json()`', async () => (await respond().json()) as unknown],
  ['`search.transactions()` with mock `fetch`', () => client.search.transactions({ limit: 100 })],
]

/** Runs one turn and returns the milliseconds per run. */
async function turn(run: () => unknown): Promise<number> {
  const start = performance.now()
  let runs = 0
  let elapsed = 0
  while (elapsed < TURN_MS) {
    await run()
    runs++
    elapsed = performance.now() - start
  }
  return elapsed / runs
}

const best = new Map<string, number>()
for (let turns = 0; turns < TURNS; turns++) {
  for (const [name, run] of contestants) {
    best.set(name, Math.min(best.get(name) ?? Infinity, await turn(run)))
  }
}

const alone = best.get('`JSON.parse`') ?? Number.NaN
console.log(`A page of 100 search results, ${(bytes.length / 1000).toFixed(0)} kB\n`)
console.log('| | milliseconds | × `JSON.parse` |')
console.log('|---|---:|---:|')
for (const [name, time] of best) {
  console.log(`| ${name} | ${time.toFixed(2)} | ${(time / alone).toFixed(2)} |`)
}
const ratio = (best.get('**parsing with exact integers and validating**') ?? Infinity) / alone
console.log(`\nOverhead ${ratio.toFixed(2)}, target 3`)
if (!(ratio <= 3)) process.exitCode = 1
