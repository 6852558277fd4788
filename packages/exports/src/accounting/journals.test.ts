import { toBase58 } from '@mcm/address'
import { describe, expect, it } from 'vitest'
import { movements, nano, owner, totalEffect } from '../../test/accounting'
import { goldenText } from '../../test/golden'
import { OTHER, OWN, receipt } from '../../test/history'
import { readText } from '../stream'
import { addressHistoryBeancount } from './beancount'
import { addressHistoryLedger } from './ledger-cli'

const exporters = [
  ['history.ledger', addressHistoryLedger],
  ['history.beancount', addressHistoryBeancount],
] as const

/** Returns the postings of each transaction of a journal. */
function transactionsOf(journal: string): { account: string; amount: bigint }[][] {
  return journal
    .split(/\n(?=\d{4}-\d\d-\d\d \*)/)
    .slice(1)
    .map((entry) =>
      [...entry.matchAll(/^ {2}(\S+) {2}(\S+) MCM$/gm)].map(([, account = '', amount]) => ({
        account,
        amount: nano(amount),
      })),
    )
}

const sumOf = (postings: { amount: bigint }[]) =>
  postings.reduce((sum, { amount }) => sum + amount, 0n)

// https://ledger-cli.org/doc/ledger3.html#Journal-Format
// https://beancount.github.io/docs/beancount_language_syntax.html
describe.each(exporters)('%s', (name, exporter) => {
  it('is written for a history', async () => {
    expect(await readText(exporter(movements, owner))).toBe(goldenText(name))
  })

  it('balances every transaction, and changes the account as the chain did', async () => {
    const transactions = transactionsOf(await readText(exporter(movements, owner)))
    expect(transactions).toHaveLength(6)
    expect(transactions.map(sumOf)).toEqual(transactions.map(() => 0n))
    const own = transactions.flat().filter(({ account }) => account === `Assets:Mochimo:${OWN}`)
    expect(sumOf(own)).toBe(await totalEffect())
  })

  it('formats addresses with formatAddress, except in the account name', async () => {
    const journal = await readText(exporter([receipt(1, 5n)], owner, { formatAddress: toBase58 }))
    expect(journal).toContain(`; Mochimo address ${toBase58(OWN)}\n`)
    expect(journal).toContain(`Payment from ${toBase58(OTHER)}`)
    expect(journal).toContain(`Assets:Mochimo:${OWN}  `)
  })

  it('fails if a time is unknown', async () => {
    const file = exporter([{ ...receipt(1, 5n), time: null }], owner)
    await expect(readText(file)).rejects.toThrow('has no time')
  })

  it('contains no entries forged by a memo', async () => {
    const memo = 'A"]; [=2026/01/01]\r\n2026-01-01 * "B"\u2028\u0085  C  1 MCM\n'
    const journal = await readText(exporter([receipt(1, 5n, memo)], owner))
    expect(journal.split(/[\n\r\u2028\u0085]/).filter((line) => /^\d/.test(line))).toHaveLength(1)
    expect(journal).toContain('A??? ??2026?01?01???2026-01-01 ? ?B')
  })
})
