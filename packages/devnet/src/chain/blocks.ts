import { MINIMUM_FEE } from '@mcm/address/transaction'
import {
  blockReward,
  burnTag,
  encodeTrailer,
  merkleTreeRoot,
  neogenesisInterval,
  nextDifficulty,
  pseudoBlockSeconds,
  rewardLeaf,
  blockHash,
} from '@mcm/proof'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Accounts } from './accounts'
import { fromHex, toHex } from './hex'
import type { Random } from './random'
import type { AccountNumber, Block, Transaction } from './types'

/** The data of a parent that the next block depends on. */
export type Parent = Pick<Block, 'index' | 'hash' | 'time0' | 'stime' | 'difficulty'>

/** A block without its nonce. */
export interface Candidate {
  readonly block: Omit<Block, 'nonce' | 'hash'>
  readonly difficulty: number
  /** The 128 bytes that are hashed, in which the nonce is still zero. */
  readonly trailer: Uint8Array
}

const zeroNonce = `0x${'00'.repeat(32)}`
/** Offset of the nonce in the trailer (Mochimo v3, src/types.h, BTRAILER). */
const nonceOffset = 92

export function isNeogenesis(index: number): boolean {
  return index % neogenesisInterval === 0
}

/**
 * Returns a normal block without a nonce, with its transactions sorted by source in ascending
 * order.
 */
export function prepareBlock(
  accounts: Accounts,
  parent: Parent,
  content: {
    miner: AccountNumber
    transactions: readonly Transaction[]
    seconds: number
    /** Maximum difficulty, because a fork's can be too high to mine here. */
    maxDifficulty?: number | undefined
  },
): Candidate {
  const index = parent.index + 1
  const reward = blockReward(index)
  const transactions = content.transactions.toSorted((a, b) => accounts.compare(a.source, b.source))
  const leaves = [rewardLeaf(accounts.tag(content.miner), reward)]
  for (const { id } of transactions) leaves.push(fromHex(id))
  return candidate(parent, {
    stime: parent.stime + content.seconds,
    time0: parent.stime,
    minimumFee: MINIMUM_FEE,
    root: merkleTreeRoot(leaves),
    miner: content.miner,
    reward,
    transactions,
    maxDifficulty: content.maxDifficulty,
  })
}

/** Returns the block that the network adds if none is solved for 238 seconds. */
export function pseudoBlock(accounts: Accounts, parent: Parent): Block {
  const reward = blockReward(parent.index + 1)
  return solve(
    candidate(parent, {
      stime: parent.stime + pseudoBlockSeconds,
      time0: parent.stime,
      minimumFee: 0n,
      root: rewardLeaf(burnTag, reward),
      miner: accounts.intern(fromHex(burnTag)),
      reward,
      transactions: [],
    }),
    undefined,
  )
}

/**
 * Returns a neogenesis block, which is every 256th block. It has no transactions or reward, and its
 * Merkle root covers the whole ledger.
 */
export function neogenesisBlock(parent: Parent, root: Uint8Array): Block {
  return solve(
    candidate(parent, {
      stime: parent.stime,
      time0: parent.time0,
      minimumFee: 0n,
      root,
      miner: 0,
      reward: 0n,
      transactions: [],
    }),
    undefined,
  )
}

/**
 * Adds the nonce to a candidate and computes the block hash. If no nonce is given, 32 zero bytes
 * are used.
 */
export function solve({ block, trailer }: Candidate, nonce: Uint8Array | undefined): Block {
  if (nonce) trailer.set(nonce, nonceOffset)
  return { ...block, nonce: nonce ? toHex(nonce) : zeroNonce, hash: toHex(blockHash(trailer)) }
}

/**
 * Maximum number of accounts in a ledger that is hashed. Hashing a larger ledger for every 256th
 * block would take longer than everything else combined.
 */
const largestHashedLedger = 50_000

/**
 * Returns the SHA-256 Merkle root of all ledger entries, ordered by tag (Mochimo v3, src/bcon.c).
 * Above 50,000 accounts, the root is random, because no call returns all entries, so the root can't
 * be recomputed anyway.
 */
export function ledgerRoot(accounts: Accounts, random: Random): Uint8Array {
  if (accounts.entries > largestHashedLedger) return random.bytes(32)
  const entry = new Uint8Array(48)
  const leaves: Uint8Array[] = []
  for (const account of accounts.sorted()) {
    accounts.writeEntry(account, entry)
    leaves.push(sha256(entry))
  }
  return merkleTreeRoot(leaves)
}

function candidate(
  parent: Parent,
  content: Pick<Block, 'stime' | 'time0' | 'minimumFee' | 'miner' | 'reward' | 'transactions'> & {
    root: Uint8Array
    maxDifficulty?: number | undefined
  },
): Candidate {
  const { root, maxDifficulty = Infinity, ...rest } = content
  const due = nextDifficulty({ ...parent, bnum: BigInt(parent.index) })
  const difficulty = Math.min(due, maxDifficulty)
  const trailer = encodeTrailer({
    phash: fromHex(parent.hash),
    bnum: BigInt(parent.index + 1),
    mfee: rest.minimumFee,
    tcount: rest.transactions.length,
    time0: rest.time0,
    difficulty,
    mroot: root,
    nonce: new Uint8Array(32),
    stime: rest.stime,
  })
  const block = {
    ...rest,
    index: parent.index + 1,
    parentHash: parent.hash,
    difficulty,
    root: toHex(root),
  }
  return { block, difficulty, trailer }
}
