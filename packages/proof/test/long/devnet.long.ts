import { createRosettaClient } from '@mcm/rosetta-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
// Imported by path, because the devnet depends on this package and can't be its dependency.
import { startDevnet, type RunningDevnet } from '../../../devnet/src'
import { verifyRichList, verifyTransaction } from '../../src'
import { run } from '../../src/cli/run'
import { outcomes, pick } from '../chain'

let running: RunningDevnet

beforeAll(async () => {
  running = await startDevnet({ port: 0, seed: 'proof', blocks: 2000, accounts: 2000 })
})

afterAll(() => running.close())

async function audit(...argv: string[]) {
  let stdout = ''
  const exitCode = await run(['--endpoint', running.url, ...argv], {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stdout += text) },
    signal: new AbortController().signal,
    version: '',
  })
  return { exitCode, stdout }
}

describe('a devnet', () => {
  test('passes all checks, also after a reorg', async () => {
    const whole = await audit('--last', '1990')
    expect(whole.stdout).toContain('1990 blocks: all ')
    expect(whole.exitCode).toBe(0)
    running.devnet.advance(3 * 3600)
    running.devnet.reorg({ depth: 3 })
    running.devnet.mine(20)
    const later = await audit('--last', '200')
    expect(later.stdout).toContain('200 blocks: all ')
    expect(later.exitCode).toBe(0)
  })

  test.each([
    ['reward', ['Reward', 'Merkle root']],
    ['parent', ['Block hash', 'Parent block']],
    ['difficulty', ['Block hash', 'Difficulty']],
    ['nonce', ['Block hash']],
    ['transaction', ['Merkle root', 'Transaction count', 'Block size']],
  ] as const)('detects a tampered %s', async (lie, titles) => {
    const { devnet } = running
    const about = devnet.mine(3).findLast(({ transactions }) => transactions.length > 0)
    const height = Number(about?.index)
    devnet.setFaults({ lie, lieAbout: [height] })
    const found = await audit('--from', String(height), '--to', String(height))
    devnet.clearFaults()
    expect(found.exitCode).toBe(3)
    for (const title of titles) {
      expect(found.stdout).toContain(`FAILED  Block ${height}: ${title}\n`)
    }
  })

  test('passes all checks of searches and the rich list', async () => {
    const mesh = createRosettaClient({ baseUrl: running.url })
    const { transactions } = await mesh.search.transactions({ limit: 100 })
    expect(transactions.length).toBe(100)
    for (const transaction of transactions) {
      const index = transaction.block_identifier?.index
      if (index === undefined) throw new Error('The search result has no block')
      const { block } = await mesh.block.get({ index })
      expect(outcomes(verifyTransaction({ transaction, block }))).toEqual({
        conservation: 'verified',
        membership: 'verified',
        transfers: 'not-checkable',
      })
    }
    const list = await mesh.stats.richList({ limit: 100 })
    const input = {
      balances: list.accounts.map(({ balance }) => BigInt(balance.value)),
      totalAccounts: list.total_accounts,
      circulatingSupply: BigInt(list.circulating_supply?.value ?? 0),
      height: list.block_identifier.index,
    }
    expect(outcomes(verifyRichList(input))).toEqual({ supply: 'verified', 'rich-list': 'verified' })
    const [richest, ...others] = input.balances
    const more = [pick([richest], 0) + input.circulatingSupply, ...others]
    expect(outcomes(verifyRichList({ ...input, balances: more }))).toMatchObject({
      'rich-list': 'failed',
    })
  })
})
