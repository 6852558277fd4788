import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { goldenText } from '../test/golden'
import { mainnetBlock } from '../test/mainnet'
import { blockCsv, blockJson } from './block'
import { readText } from './stream'

const [reward] = mainnetBlock.transactions
if (!reward) throw new Error('The captured block has no reward')

describe('blockCsv', () => {
  it('writes the captured mainnet block', async () => {
    expect(await readText(blockCsv(mainnetBlock))).toBe(goldenText('block-1078535.csv'))
  })

  it('has four cells in every row for any CSV reader', async () => {
    const lines: string[][] = parse(await readText(blockCsv(mainnetBlock)), { bom: true })
    expect(lines.map((cells) => cells.length)).toEqual(lines.map(() => 4))
    expect(lines).toHaveLength(8 + 1 + 1 + mainnetBlock.transactions.length)
    expect(lines[7]?.slice(0, 2)).toEqual(['TRIGG Haiku', mainnetBlock.metadata.haiku])
  })

  it('starts with a byte order mark if bom is set', async () => {
    const bytes = new Uint8Array(
      await new Response(blockCsv(mainnetBlock, { bom: true })).arrayBuffer(),
    )
    expect(bytes.slice(0, 4)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf, 'N'.charCodeAt(0)]))
  })

  it('disarms a haiku and a status from a malicious server', async () => {
    const block = {
      ...mainnetBlock,
      metadata: { ...mainnetBlock.metadata, haiku: '=cmd|"/C calc"!A0' },
      transactions: [
        {
          ...reward,
          operations: reward.operations.map((operation) => ({ ...operation, status: '@SUM(A1)' })),
        },
      ],
    }
    const written = await readText(blockCsv(block))
    expect(written).toContain(`\r\nTRIGG Haiku,"'=cmd|""/C calc""!A0",,\r\n`)
    expect(written).toContain(`,REWARD,'@SUM(A1),1\r\n`)
  })

  it('writes a neogenesis block, without transactions or haiku', async () => {
    const { haiku: _, ...metadata } = mainnetBlock.metadata
    const written = await readText(blockCsv({ ...mainnetBlock, metadata, transactions: [] }))
    expect(written).toMatch(
      /\r\nTRIGG Haiku,,,\r\n,,,\r\nTransaction Hash,Type,Status,Operation Count\r\n$/,
    )
  })
})

describe('blockJson', () => {
  it('writes the captured mainnet block', async () => {
    expect(await readText(blockJson(mainnetBlock))).toBe(goldenText('block-1078535.json.golden'))
  })

  it('contains every transaction as the API returned it', async () => {
    const file = JSON.parse(await readText(blockJson(mainnetBlock)))
    expect(file.transactions).toEqual(mainnetBlock.transactions)
    expect(file.metadata).toEqual(mainnetBlock.metadata)
  })

  it.each([
    ['only a reward', [reward], true, { total: 1, reward: 1, regular: 0 }],
    ['no transactions', [], true, { total: 0, reward: 0, regular: 0 }],
    [
      'a transaction',
      mainnetBlock.transactions.slice(0, 2),
      false,
      { total: 2, reward: 1, regular: 1 },
    ],
  ])(
    'detects whether a block with %s is a pseudo-block',
    async (_, transactions, isPseudo, summary) => {
      const file = JSON.parse(await readText(blockJson({ ...mainnetBlock, transactions })))
      expect(file.is_pseudo_block).toBe(isPseudo)
      expect(file.transaction_summary).toEqual(summary)
    },
  )
})
