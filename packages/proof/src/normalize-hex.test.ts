import { describe, expect, test } from 'vitest'
import { everyKind, pick, shownTransaction } from '../test/chain'
import { hexForms, rewriteHex } from '../test/hex-forms'
import { bytes, mainnetBlock, searchedTransaction, transactions } from '../test/vectors'
import { checkConservation } from './conservation'
import { findStart } from './block-context'
import { checkMembership, membershipProof, verifyMembership } from './membership'
import { merkleRoot, rewardLeaf } from './merkle'
import { normalizeBlock, normalizeHex, normalizeTransaction } from './normalize-hex'
import { blockTrailer } from './trailer'
import { checkTransactionBytes } from './transaction-bytes'
import { verifyBlock, verifyBlocks } from './verify-block'
import { verifyTransaction } from './verify-transaction'

const signed = bytes(pick(transactions.vectors, 0).hex)
const shown = shownTransaction(signed)
const shownId = shown.transaction_identifier.hash
const { blocks } = everyKind()

describe.each(hexForms)('hex in %s', (_, rewrite) => {
  const inForm = <T>(value: T): T => rewriteHex(value, rewrite)
  const block = inForm(mainnetBlock)

  test('gives the same results for every kind of block', () => {
    expect([...verifyBlocks(inForm(blocks))]).toEqual([...verifyBlocks(blocks)])
    expect(verifyBlock({ block })).toEqual(verifyBlock({ block: mainnetBlock }))
  })

  test('can be mixed with normalized hex', () => {
    const [grandparent, parent, child] = [pick(blocks, 0), pick(blocks, 1), pick(blocks, 2)]
    const expected = verifyBlock({ block: child, parent, grandparent })
    expect(verifyBlock({ block: inForm(child), parent, grandparent })).toEqual(expected)
    expect(verifyBlock({ block: child, parent: inForm(parent), grandparent })).toEqual(expected)
  })

  test('gives the same results for a transaction', () => {
    for (const transaction of [shown, searchedTransaction, ...mainnetBlock.transactions]) {
      const other = inForm(transaction)
      expect(verifyTransaction({ transaction: other, block })).toEqual(
        verifyTransaction({ transaction, block: mainnetBlock }),
      )
      expect(checkConservation(other)).toEqual(checkConservation(transaction))
      const { hash } = transaction.transaction_identifier
      const { hash: otherHash } = other.transaction_identifier
      expect(checkMembership(block, hash)).toEqual(checkMembership(mainnetBlock, hash))
      expect(checkMembership(mainnetBlock, otherHash)).toEqual(checkMembership(mainnetBlock, hash))
    }
    expect(checkTransactionBytes(inForm(shown), signed)).toEqual(
      checkTransactionBytes(shown, signed),
    )
  })

  test('finds transaction bytes by ID in any form', () => {
    const holding = { ...mainnetBlock, transactions: [shown] }
    const only = ['transfers'] as const
    const expected = verifyBlock(
      { block: holding, transactionBytes: new Map([[shownId, signed]]) },
      only,
    )
    expect(expected).toMatchObject([{ outcome: 'verified' }])
    const otherId = inForm(shown).transaction_identifier.hash
    for (const id of [shownId, otherId]) {
      const transactionBytes = new Map([[id, signed]])
      expect(verifyBlock({ block: holding, transactionBytes }, only)).toEqual(expected)
      expect(verifyBlock({ block: inForm(holding), transactionBytes }, only)).toEqual(expected)
    }
  })

  test('gives the same Merkle leaves and proofs', () => {
    expect(merkleRoot(block)).toEqual(merkleRoot(mainnetBlock))
    expect(blockTrailer(block, 1)).toEqual(blockTrailer(mainnetBlock, 1))
    expect(findStart(block)).toBe(findStart(mainnetBlock))
    const tag = `0x${'ab'.repeat(20)}`
    expect(rewardLeaf(inForm(tag), 5n)).toEqual(rewardLeaf(tag, 5n))
    for (const { transaction_identifier } of block.transactions) {
      const proof = membershipProof(mainnetBlock, transaction_identifier.hash)
      expect(proof && verifyMembership(proof, block.metadata.root)).toBe(true)
    }
  })

  test('is normalized, and normalized objects aren’t copied', () => {
    expect(normalizeBlock(block)).toEqual(mainnetBlock)
    expect(normalizeBlock(mainnetBlock)).toBe(mainnetBlock)
    expect(normalizeTransaction(inForm(shown))).toEqual(shown)
    expect(normalizeTransaction(shown)).toBe(shown)
  })
})

test.each(['', '0x', 'hash', '0xzz', '0x12 '])('%j, which is not hex, is unchanged', (text) => {
  expect(normalizeHex(text)).toBe(text)
})
