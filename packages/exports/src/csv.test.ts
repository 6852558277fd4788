import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { number, text, type Column } from './columns'
import { csvStream, disarmCell, restoreCell, type CsvOptions } from './csv'
import { readBytes, readText } from './stream'

interface Row {
  memo: string | null
  amount: bigint | number | string | null
}

const columns: Column<Row>[] = [
  text('memo', (row) => row.memo),
  number('amount', (row) => row.amount),
]

function csv(rows: Row[], options?: CsvOptions): Promise<string> {
  return readText(csvStream(rows, columns, options))
}

/** Malicious and ordinary text, without lone surrogates, which UTF-8 can't encode. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...`='+-@\t\r\n",; \u0000\u00a0＝＋－＠A1`.split('')) }),
  fc.constantFrom(
    '=HYPERLINK("http://evil.example","Click")',
    `=cmd|'/C calc'!A0`,
    '@SUM(1+1)*cmd',
    '+1-1',
    "'=1",
    '"',
    '\r\n',
    '',
  ),
)

describe('csvStream', () => {
  it('writes RFC 4180: a header row, CRLF, doubled quotes', async () => {
    expect(
      await csv([
        { memo: 'plain', amount: 1n },
        { memo: 'a,b', amount: 2n },
        { memo: 'say "hi"', amount: 3n },
        { memo: 'two\nlines', amount: 4n },
      ]),
    ).toBe('memo,amount\r\nplain,1\r\n"a,b",2\r\n"say ""hi""",3\r\n"two\nlines",4\r\n')
  })

  it('writes only the header without rows', async () => {
    expect(await csv([])).toBe('memo,amount\r\n')
  })

  it('leaves null cells empty', async () => {
    expect(await csv([{ memo: null, amount: null }])).toBe('memo,amount\r\n,\r\n')
  })

  it('quotes the separators of other programs, and leading and trailing spaces', async () => {
    const written = await csv([
      { memo: 'a;=1+1', amount: 1 },
      { memo: ' a ', amount: 1 },
    ])
    expect(written).toBe('memo,amount\r\n"a;=1+1",1\r\n" a ",1\r\n')
  })

  it('quotes a lone empty cell so that the line isn’t empty', async () => {
    const written = await readText(csvStream([''], [text<string>('only', (row) => row)]))
    expect(written).toBe('only\r\n""\r\n')
  })

  it('starts with a byte order mark only if bom is set', async () => {
    const bytes = await readBytes(csvStream<Row>([], columns, { bom: true }))
    expect(bytes.slice(0, 4)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf, 'm'.charCodeAt(0)]))
    expect((await readBytes(csvStream<Row>([], columns)))[0]).toBe('m'.charCodeAt(0))
  })

  it.each([
    ['=1+1', `'=1+1`],
    ['+1', `'+1`],
    ['-1', `'-1`],
    ['@A1', `'@A1`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['\tA', `"'\tA"`],
    [' =1', `' =1`],
    ['\u00a0=1', `'\u00a0=1`],
    ['\u0000=1', `'\u0000=1`],
    ['＝1', `'＝1`],
    [`'=1`, `''=1`],
  ])('disarms %j', async (memo, cell) => {
    const written = await csv([{ memo, amount: -1n }])
    expect(written.split('\r\n')[1] ?? '').toBe(`${cell},-1`)
  })

  it.each(['1=1', 'AB-00-EF', `it's`, `'quoted'`, 'a\tb', '0x-'])('leaves %j unchanged', (memo) => {
    expect(disarmCell(memo)).toBe(memo)
  })

  it('never changes a number cell', async () => {
    const amounts = [-1n, 18_446_744_073_709_551_615n, '-0.000000001', 9_007_199_254_740_991]
    const written = await csv(amounts.map((amount) => ({ memo: 'x', amount })))
    expect(written.split('\r\n').slice(1, 5)).toEqual(amounts.map((amount) => `x,${amount}`))
  })

  it.each([1.5, 2 ** 53, Number.NaN, '1e9', '=1', '1,5', ''])(
    'rejects %j in a number cell and names the column',
    async (amount) => {
      await expect(csv([{ memo: 'x', amount }])).rejects.toThrow(
        /Column 'amount' contains .* exact/,
      )
    },
  )

  it('parses back to the same rows for any text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ memo: hostile, amount: fc.bigInt() }), { minLength: 1 }),
        async (rows) => {
          const read: string[][] = parse(await csv(rows), { fromLine: 2, recordDelimiter: '\r\n' })
          expect(
            read.map(([memo = '', amount = '']) => ({
              memo: restoreCell(memo),
              amount: BigInt(amount),
            })),
          ).toEqual(rows)
        },
      ),
      { seed: 1, numRuns: 1_000 },
    )
  })

  it('disarms every text cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(hostile, (memo) => {
        const cell = disarmCell(memo)
        // oxlint-disable-next-line no-control-regex -- control characters are part of the attack
        expect(cell).not.toMatch(/^[\s\u0000-\u001f]*[=+\-@＝＋－＠]|^[\t\r\n]/)
        expect(restoreCell(cell)).toBe(memo)
      }),
      { seed: 1, numRuns: 5_000 },
    )
  })
})
