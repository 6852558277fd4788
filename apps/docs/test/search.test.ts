import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createEngine, type Section } from '@mcm/shared/docs-search'
import { expect, test } from 'vitest'

const index = fileURLToPath(new URL('../dist/search-index.json', import.meta.url))
const sections = JSON.parse(readFileSync(index, 'utf8')) as Section[]
const search = createEngine(sections)
const first = (query: string) => search(query)[0]?.section.url ?? ''

/**
 * Queries that developers type, collected from issues and questions about Rosetta implementations,
 * viem, ethers, and payment APIs, each with the sections that answer it.
 */
const queries: readonly (readonly [query: string, ...answers: string[]])[] = [
  ['pagination', 'transactions#pagination'],
  ['websocket', 'not-supported#push'],
  ['do you have webhooks?', 'not-supported#webhooks'],
  ['long polling', 'events#endpoint'],
  ['where do I get an api key', 'introduction#authentication', 'not-supported#api-key'],
  ['estimate fee', 'construction#metadata'],
  ['timeout', 'errors#retry', 'errors#without-a-code'],
  ['handle chain reorganizations', 'events#guide'],
  ['testnet', 'not-supported#testnet'],
  ['faucet', 'devnet#faucet'],
  ['how many decimals', 'introduction#what-mochimo-is', 'accounts#amounts', 'data-types#currency'],
  ['bad checksum', 'addresses#formats', 'addresses#conversion'],
  ['cors error', 'errors#without-a-code'],
  ['429 too many requests', 'errors#rate-limits'],
  ['account not found', 'accounts#not-found', 'errors#code-4'],
  ['error code 6', 'errors#code-6'],
  ['get latest block number', 'network#status', 'blocks#block'],
  ['getTransactionReceipt', 'blocks#transaction', 'transactions#status', 'transactions#search'],
  ['how many confirmations are safe', 'guides/exchanges#confirmations'],
  ['gas price', 'construction#metadata', 'glossary#fee'],
  ['balance at a past block', 'accounts#balance', 'not-supported#options'],
  ['/account/coins', 'not-supported#calls'],
  ['/construction/payloads', 'construction#payloads'],
  ['POST /block/transaction', 'blocks#transaction'],
  ['change_pk', 'construction#preprocess'],
  ['idempotency key', 'construction#submit'],
  ['stuck transaction', 'guides/wallets#stuck', 'glossary#stuck-payment'],
  ['destination tag or memo', 'guides/exchanges#addresses-or-memos', 'blocks#memo'],
  ['mnemonic seed phrase', 'guides/wallets#account', 'guides/wallets#backup'],
  ['sign offline', 'construction#sign'],
  ['Failed to fetch', 'errors#without-a-code'],
  ['subscribe to new blocks', 'events#guide', 'not-supported#push'],
  ['bigint loses precision', 'accounts#amounts'],
  ['postman collection', 'machine-readable#openapi'],
  ['pay several recipients at once', 'construction#local', 'guides/exchanges#withdrawals'],
  ['total supply', 'custom-methods#rich-list'],
  ['trasaction histroy', 'transactions#search', 'guides/wallets#history'],
  ['empty mempool returns internal error', 'mempool#list', 'errors#code-2'],
  ['smart contracts', 'not-supported#chain'],
  ['throttle', 'errors#rate-limits'],
  ['how to verify webhook signature', 'not-supported#webhooks'],
  ['block timestamp seconds or milliseconds', 'blocks#block', 'data-types#block'],
  ['how to generate deposit address per user', 'guides/exchanges#addresses-or-memos'],
  ['invalid signature', 'construction#submit', 'construction#sign'],
  ['ECONNREFUSED', 'errors#without-a-code'],
  ['is node synced', 'network#status', 'network#reading'],
  ['transaction malleability', 'construction#hash'],
  ['download blockchain snapshot sql', 'guides/analyze-the-chain#data'],
  ['rosetta-cli check:data', 'mesh-cli#results'],
  ['generate go client', 'machine-readable#go-client'],
]

test('fifty queries lead to the right section first, with at most two exceptions', () => {
  expect(queries.length).toBe(50)
  const wrong = queries
    .map(([query, ...answers]) => ({ query, found: first(query), answers }))
    .filter(({ found, answers }) => !answers.includes(nameOf(found)))
  expect(wrong.length, JSON.stringify(wrong, null, 2)).toBeLessThanOrEqual(2)
})

test('every expected answer is a section of the site', () => {
  const names = new Set(sections.map(({ url }) => nameOf(url)))
  expect(queries.flatMap(([, ...answers]) => answers).filter((name) => !names.has(name))).toEqual(
    [],
  )
})

test('words, paths, numbers, identifiers and questions find the section with the title', () => {
  for (const [query, title] of [
    ['change_pk', '2. Preprocess'],
    ['/stats/richlist', 'Rich list'],
    ['429', 'Rate limits'],
    ['checksum', 'Address formats'],
    ['reorganization', 'A four-step guide'],
    ['reorganisation', 'Events'],
    ['hashTransaction', '7. Hash'],
    ['how do I send coins?', 'Send'],
  ] as const) {
    // The dialog shows twelve results.
    const titles = search(query)
      .slice(0, 12)
      .map(({ section }) => section.title)
    expect(titles, query).toContain(title)
  }
})

test('handwritten pages rank above generated ones', () => {
  expect(isGenerated(first('reorg'))).toBe(false)
})

test('every method path leads to the section of its call', () => {
  const paths = new Set(
    sections.flatMap(({ url, code = '' }) =>
      isGenerated(url) ? [] : (code.match(/(?<=^| )\/[a-z]+(?:\/[a-z]+)?(?= |$)/g) ?? []),
    ),
  )
  expect(paths.size).toBeGreaterThan(20)
  const wrong = [...paths].filter((path) => {
    const section = sections.find(({ url }) => url === first(path))
    return !section?.code?.split(' ').includes(path)
  })
  expect(wrong).toEqual([])
})

test('every handwritten heading is found by its words', () => {
  const titles = sections.filter(({ url }) => !isGenerated(url))
  const missing = titles.filter(
    ({ url, title }) =>
      !search(title)
        .slice(0, 12)
        .some(({ section }) => section.url === url),
  )
  expect(missing.map(({ url }) => url)).toEqual([])
})

test('every exported function is found by its name', () => {
  const functions = sections.filter(
    ({ url, title }) => url.startsWith('/docs/packages/') && /^\w+\(\)$/.test(title),
  )
  expect(functions.length).toBeGreaterThan(40)
  const missing = functions.filter(
    ({ url, title }) =>
      !search(title)
        .slice(0, 4)
        .some(({ section }) => section.url === url),
  )
  expect(missing.map(({ url }) => url)).toEqual([])
})

function isGenerated(url: string): boolean {
  return /^\/docs\/(packages|changelog)\//.test(url)
}

/** Returns a URL as in the table: without `/docs/`, and with a name for the introduction. */
function nameOf(url: string): string {
  return url.replace(/^\/docs(?=#|$)/, 'introduction').replace(/^\/docs\//, '')
}
