import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createRosettaClient, isRosettaError, summarizeTransaction } from '../../src/index'
import type { SearchTransaction, Transaction } from '../../src/index'
import { makeCall } from '../support/capture-calls'
import { mainnetCaptures, meshServerCaptures } from '../support/captures'

const served = [...mainnetCaptures, ...meshServerCaptures].filter(
  ({ request, response }) => request.method === 'POST' && response.text.length < 20_000,
)

/** Transmission errors: a piece is missing, duplicated or replaced. */
const damage = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat({ max: 40 }),
  insert: fc.oneof(
    fc.constantFrom('', 'null', '{}', '[]', '-1', '1e999', '"', '\0', '9'.repeat(30), '<html>'),
    fc.string({ maxLength: 20 }),
  ),
})

it('returns data or throws a RosettaError for any corrupted response', async () => {
  const endings = { data: 0, error: 0 }
  const property = fc.asyncProperty(
    fc.constantFrom(...served),
    fc.array(damage, { maxLength: 3 }),
    fc.constantFrom(200, 200, 200, 404, 429, 500, 502, 302),
    async ({ request, response }, damages, status) => {
      const text = damages.reduce((before, { at, length, insert }) => {
        const start = Math.floor(at * before.length)
        return before.slice(0, start) + insert + before.slice(start + length)
      }, response.text)
      const client = createRosettaClient({
        baseUrl: 'https://node.example',
        retry: false,
        fetch: () => Promise.resolve(new Response(text, { status })),
      })
      const result: unknown = await makeCall(client, request).catch((error: unknown) => error)
      if (result instanceof Error) {
        endings.error++
        return isRosettaError(result)
      }
      endings.data++
      for (const entry of transactionsOf(result)) summarizeTransaction(entry)
      return true
    },
  )
  await fc.assert(property, { numRuns: 50_000 })
  expect(endings.data).toBeGreaterThan(1000)
  expect(endings.error).toBeGreaterThan(1000)
})

/** Returns the transactions in a response, which must be usable after validation. */
function transactionsOf(result: unknown): (Transaction | SearchTransaction)[] {
  const { block, transaction, transactions } = result as {
    block?: { transactions: Transaction[] }
    transaction?: Transaction
    transactions?: SearchTransaction[]
  }
  return [
    ...(block?.transactions ?? []),
    ...(transactions ?? []),
    ...(transaction ? [transaction] : []),
  ]
}
