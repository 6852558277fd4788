import type { Block } from '@mcm/rosetta-client'
import { describe, expect, test } from 'vitest'
import { everyKind, minerTag, outcomes, pick } from '../test/chain'
import { blockCheckIds, verifyBlock, type BlockCheckId } from './verify-block'

const { blocks } = everyKind()

/** A change to a block, and the checks that must detect the change. */
type Lie = [what: string, at: number, change: (block: Block) => void, caught: BlockCheckId[]]

const lies: Lie[] = [
  [
    'a larger reward',
    3,
    ({ transactions }) => setReward(transactions, '99999999999'),
    ['reward', 'merkle-root'],
  ],
  [
    'a different miner',
    3,
    ({ transactions }) => setMiner(transactions, `0x${'66'.repeat(20)}`),
    ['merkle-root', 'fees'],
  ],
  ['a different reward ID', 3, ({ transactions }) => setId(transactions, 0, '88'), ['reward']],
  [
    'a missing reward',
    3,
    ({ transactions }) => void transactions.shift(),
    ['reward', 'merkle-root', 'fees'],
  ],
  [
    'a different parent',
    3,
    (block) => (block.parent_block_identifier.hash = `0x${'99'.repeat(32)}`),
    ['block-hash', 'parent-link', 'work'],
  ],
  [
    'a parent two heights below',
    3,
    (block) => block.parent_block_identifier.index--,
    ['parent-link'],
  ],
  [
    'a lower difficulty',
    2,
    ({ metadata }) => metadata.difficulty--,
    ['block-hash', 'difficulty', 'work'],
  ],
  [
    'a higher difficulty',
    3,
    ({ metadata }) => (metadata.difficulty += 40),
    ['block-hash', 'difficulty', 'work'],
  ],
  [
    'a different nonce',
    3,
    ({ metadata }) => (metadata.nonce = `0x10f90105f1012600${'00'.repeat(24)}`),
    ['block-hash', 'grammar', 'haiku', 'work'],
  ],
  [
    'a different haiku',
    3,
    ({ metadata }) => (metadata.haiku = 'above day \na journey \nwalking '),
    ['haiku'],
  ],
  [
    'a missing transaction',
    1,
    ({ transactions }) => void transactions.pop(),
    ['merkle-root', 'transaction-count', 'block-size'],
  ],
  [
    'a duplicate transaction',
    1,
    ({ transactions }) => void transactions.push(pick(transactions, 2)),
    ['merkle-root', 'transaction-count', 'transaction-order', 'block-size'],
  ],
  [
    'reordered transactions',
    1,
    ({ transactions }) => transactions.push(...transactions.splice(1, 1)),
    ['merkle-root', 'transaction-order'],
  ],
  [
    'a different transaction ID',
    1,
    ({ transactions }) => setId(transactions, 1, '12'),
    ['merkle-root'],
  ],
  [
    'a larger amount',
    1,
    ({ transactions }) => setAmount(transactions, 1, 0, '6'),
    ['conservation'],
  ],
  [
    'a smaller fee',
    1,
    ({ transactions }) => setAmount(transactions, 2, 3, '999'),
    ['fees', 'conservation'],
  ],
  [
    'a fee paid to another account',
    1,
    ({ transactions }) => setAccount(transactions, 1, 2),
    ['fees'],
  ],
  [
    'a missing destination',
    1,
    ({ transactions }) => void pick(transactions, 2).operations.shift(),
    ['conservation', 'block-size'],
  ],
  [
    'a minimum fee below the chain’s',
    1,
    ({ metadata }) => (metadata.fee = 499),
    ['block-hash', 'fees', 'work'],
  ],
  ['a different time', 3, (block) => setTime(block, 10_000), ['block-hash']],
  ['a different timestamp', 3, (block) => (block.timestamp += 1000), ['timestamp']],
  ['a different size', 3, ({ metadata }) => metadata.block_size++, ['block-size']],
  [
    'a different Merkle root',
    3,
    ({ metadata }) => (metadata.root = `0x${'00'.repeat(32)}`),
    ['block-hash', 'merkle-root', 'work'],
  ],
  [
    'a pseudo-block before the time limit',
    4,
    (block) => setTime(block, -5000),
    ['block-hash', 'solve-time'],
  ],
  [
    'a pseudo-block’s reward paid to a miner',
    4,
    ({ transactions }) => setMiner(transactions, minerTag),
    ['reward', 'merkle-root'],
  ],
  [
    'a pseudo-block with a nonce',
    4,
    ({ metadata }) => (metadata.nonce = `0x01${'00'.repeat(31)}`),
    ['block-hash', 'grammar', 'haiku'],
  ],
  ['a pseudo-block with a fee', 4, ({ metadata }) => (metadata.fee = 500), ['block-hash', 'fees']],
  [
    'a neogenesis block with a reward',
    5,
    (block) => block.transactions.push(rewardFor(block)),
    ['reward'],
  ],
  [
    'a neogenesis block with transactions',
    5,
    ({ metadata }) => (metadata.tx_count = 1),
    ['block-hash', 'transaction-count'],
  ],
  [
    'a neogenesis block with a different time',
    5,
    (block) => setTime(block, 1000),
    ['block-hash', 'solve-time'],
  ],
  [
    'a neogenesis block with a different difficulty',
    5,
    ({ metadata }) => metadata.difficulty++,
    ['block-hash', 'difficulty'],
  ],
]

describe('a tampered block', () => {
  test('fails instead of throwing for a malformed response', () => {
    const block = structuredClone(pick(blocks, 2))
    block.block_identifier.hash = '0x12'
    block.metadata.nonce = '0x'
    block.metadata.stime += 500
    block.metadata.root = 'none'
    setMiner(block.transactions, '0x77')
    setReward(block.transactions, '1.5')
    const checks = verifyBlock({ block, parent: blocks[1] })
    expect(checks.filter(({ outcome }) => outcome === 'verified').map(({ id }) => id)).toEqual([
      'parent-link',
      'difficulty',
      'transaction-count',
      'transaction-order',
      'conservation',
      'block-size',
    ])
    expect(checks[0]).toMatchObject({
      outcome: 'failed',
      expected: 'a valid response',
      actual: 'block_identifier.hash must be 64 hex digits, with or without 0x, got "0x12"',
    })
  })

  test.each(lies)('%s', (_, at, change, caught) => {
    const block = structuredClone(pick(blocks, at))
    change(block)
    const found = outcomes(
      verifyBlock({ block, parent: blocks[at - 1], grandparent: blocks[at - 2] }),
    )
    const failed = blockCheckIds.filter((id) => found[id] === 'failed')
    expect(failed.toSorted()).toEqual(caught.toSorted())
  })
})

function setReward(transactions: Block['transactions'], value: string): void {
  setAmount(transactions, 0, 0, value)
}

function setMiner(transactions: Block['transactions'], address: string): void {
  pick(pick(transactions, 0).operations, 0).account = { address }
}

function setId(transactions: Block['transactions'], at: number, byte: string): void {
  pick(transactions, at).transaction_identifier.hash = `0x${byte.repeat(32)}`
}

function setAmount(
  transactions: Block['transactions'],
  at: number,
  operation: number,
  value: string,
): void {
  pick(pick(transactions, at).operations, operation).amount.value = value
}

function setAccount(transactions: Block['transactions'], at: number, operation: number): void {
  pick(pick(transactions, at).operations, operation).account = { address: `0x${'01'.repeat(20)}` }
}

function setTime(block: Block, milliseconds: number): void {
  block.timestamp += milliseconds
  block.metadata.stime += milliseconds
}

function rewardFor(block: Block): Block['transactions'][number] {
  const reward = structuredClone(pick(pick(blocks, 4).transactions, 0))
  reward.transaction_identifier.hash = block.block_identifier.hash
  return reward
}
