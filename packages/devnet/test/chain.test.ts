import { validateMemo } from '@mcm/address/transaction'
import { blockReward, merkleTreeRoot } from '@mcm/proof'
import { sha256 } from '@noble/hashes/sha2.js'
import { describe, expect, it } from 'vitest'
import { createDevnet, type Block } from '../src/core'
import { call, getBlock } from './call'
import { falsehoods } from './proven'

const devnet = createDevnet()
const { chain } = devnet
const blocks = Array.from({ length: 2000 }, (_, i) => chain.block(chain.first + i)).filter(
  (block) => block !== undefined,
)
const isNeogenesis = ({ index }: Block): boolean => index % 256 === 0
const isPseudo = (block: Block): boolean => block.transactions.length === 0 && !isNeogenesis(block)

describe('the history', () => {
  it('has 2,000 blocks near the height of mainnet and 12,500 accounts', () => {
    expect(blocks).toHaveLength(2000)
    expect(chain.first % 256).toBe(0)
    expect(chain.tip.index).toBeGreaterThan(1_079_000)
    expect(chain.accounts).toBe(12_500)
  })

  it('verifies from the served data', async () => {
    let grandparent = await getBlock(devnet, chain.tip.index - 300)
    let parent = await getBlock(devnet, chain.tip.index - 299)
    const found: string[] = []
    for (let index = chain.tip.index - 298; index <= chain.tip.index; index++) {
      const block = await getBlock(devnet, index)
      found.push(...falsehoods(block, parent, grandparent))
      grandparent = parent
      parent = block
    }
    expect(found).toEqual([])
  })

  it('stays at difficulty 0 and rises to 3 at the end by the rules', () => {
    const difficulties = blocks.map(({ difficulty }) => difficulty)
    expect(difficulties.slice(0, -8)).toEqual(Array.from({ length: 1992 }, () => 0))
    expect(difficulties.slice(-8)).toEqual([0, 1, 2, 3, 3, 3, 3, 3])
  })

  it('has block times that follow the real rules', () => {
    const wrong = blocks.filter((block) => {
      const seconds = block.stime - block.time0
      return isPseudo(block) ? seconds !== 238 : seconds < 1 || seconds > 238
    })
    expect(wrong).toEqual([])
    expect(blocks.filter(isPseudo).length).toBeGreaterThan(20)
  })

  it('pays the scheduled reward, to the burn tag for pseudo-blocks', () => {
    expect(blocks.filter(({ index, reward }) => reward !== blockReward(index))).toEqual([])
    const miners = new Set(blocks.filter(isPseudo).map(({ miner }) => chain.address(miner)))
    expect([...miners]).toEqual(['0x1260887b0d3653f8ac255969cb4a607f006cf673'])
  })

  it('has payments of every size, in protocol order, with valid memos and fees', () => {
    const transactions = blocks.flatMap((block) => block.transactions)
    const counts = new Set(transactions.map(({ destinations }) => destinations.length))
    expect([1, 2, 5, 24, 255].filter((count) => !counts.has(count))).toEqual([])
    const wrong = transactions.filter(({ destinations, fee, send }) => {
      const tags = destinations.map(({ account }) => chain.address(account))
      const sum = destinations.reduce((total, { amount }) => total + amount, 0n)
      return (
        sum !== send ||
        fee < 500n * BigInt(destinations.length) ||
        tags.join() !== tags.toSorted().join() ||
        destinations.some(({ memo, amount }) => validateMemo(memo) !== null || amount < 1n)
      )
    })
    expect(wrong).toEqual([])
    const memos = transactions.flatMap(({ destinations }) => destinations.map(({ memo }) => memo))
    expect(memos.some((memo) => memo.length === 16)).toBe(true)
    expect(memos.filter((memo) => memo !== '').length).toBeGreaterThan(1000)
  })

  it('has split and orphaned transactions', async () => {
    for (const status of ['SPLIT', 'ORPHANED']) {
      const found = await call<{ total_count: number }>(devnet, '/search/transactions', { status })
      expect(found.total_count).toBeGreaterThan(1)
    }
  })

  it('has a balance above 2^53 nanoMCM', () => {
    const balance = chain.account(chain.richestAddress)?.balance ?? 0n
    expect(balance).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER))
  })
})

describe('the ledger', () => {
  it('sums up to its opening plus all rewards after every block', () => {
    const own = createDevnet({ blocks: 300, accounts: 2000, difficulty: 0 })
    const sums = own.mine(300).map(() => own.chain.supply - own.chain.expectedSupply)
    const counted = Array.from(own.chain.ledger()).reduce((sum, { balance }) => sum + balance, 0n)
    expect(sums.every((difference) => difference === 0n)).toBe(true)
    expect(counted).toBe(own.chain.supply)
  })

  it('matches the Merkle root of a neogenesis block', () => {
    const own = createDevnet({ blocks: 20, accounts: 300, difficulty: 0 })
    while (!isNeogenesis(own.chain.tip)) own.mine()
    const leaves = Array.from(own.chain.ledger(), ({ address, keyHash, balance }) => {
      const entry = Buffer.alloc(48)
      entry.write(address.slice(2), 0, 'hex')
      entry.write(keyHash.slice(2), 20, 'hex')
      entry.writeBigUInt64LE(balance, 40)
      return sha256(entry)
    })
    const root = `0x${Buffer.from(merkleTreeRoot(leaves)).toString('hex')}`
    expect(own.chain.tip.root).toBe(root)
  })
})

describe('the seed', () => {
  const hashOf = (options: object): string =>
    createDevnet({ blocks: 50, accounts: 200, ...options }).chain.tip.hash

  it('gives the same chain again', () => {
    expect(hashOf({ seed: 'a' })).toBe(hashOf({ seed: 'a' }))
  })

  it('gives a different chain for a different seed', () => {
    expect(hashOf({ seed: 'a' })).not.toBe(hashOf({ seed: 'b' }))
  })

  it('also determines later blocks', () => {
    const next = (): string | undefined =>
      createDevnet({ blocks: 50, accounts: 200 }).mine(5).at(-1)?.hash
    expect(next()).toBe(next())
  })

  it('determines the blocks’ contents, whatever the start time', () => {
    const contents = (startTime: number) => {
      const devnet = createDevnet({ blocks: 50, accounts: 200, startTime })
      devnet.mine(5)
      const { chain } = devnet
      return Array.from({ length: 55 }, (_, i) => {
        const block = chain.block(chain.tip.index - i)
        return [block?.miner, block?.transactions.map(({ destinations }) => destinations)]
      })
    }
    const start = Date.UTC(2026, 0, 1)
    for (let later = 1; later <= 5; later++) {
      expect(contents(start + later * 3_599_999)).toEqual(contents(start))
    }
  })
})
