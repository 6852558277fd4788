import { readFileSync } from 'node:fs'
import { summarizeTransaction, type MempoolTransactionResponse } from '@mcm/rosetta-client'
import { describe, expect, it } from 'vitest'
import { goldenText } from '../test/golden'
import { mempoolJson } from './mempool'
import { readText } from './stream'

const captured = new URL(
  '../../../vectors/exchanges/mesh-server/mempool_transaction.json',
  import.meta.url,
)
const { response } = JSON.parse(readFileSync(captured, 'utf8')) as {
  response: { json: MempoolTransactionResponse }
}
const takenAt = new Date(1_795_217_036_000)

describe('mempoolJson', () => {
  it('writes a transaction from a real server’s mempool', async () => {
    const summary = summarizeTransaction(response.json.transaction)
    const written = await readText(mempoolJson([summary], { takenAt, block: 657_481 }))
    expect(written).toBe(goldenText('mempool.json.golden'))
  })

  it('writes an empty mempool', async () => {
    expect(JSON.parse(await readText(mempoolJson([], { takenAt })))).toEqual({
      metadata: { taken_at: '2026-11-20T23:23:56.000Z', block_number: null },
      transactions: [],
    })
  })
})
