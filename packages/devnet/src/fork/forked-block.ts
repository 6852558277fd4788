import { findStart } from '@mcm/proof'
import type {
  Block as WireBlock,
  Operation,
  Transaction as WireTransaction,
} from '@mcm/rosetta-client'
import type { Accounts } from '../chain/accounts'
import { fromHex } from '../chain/hex'
import type { AccountNumber, Block, Transaction } from '../chain/types'

/** A payment's fields that a balance depends on. */
export interface Spending {
  /** Tag of the source: 0x followed by 40 hex digits. */
  readonly source: string
  readonly fromHash: string
  readonly changeHash: string
  /** The source's balance before the transaction. */
  readonly balance: bigint
  readonly change: bigint
  readonly fee: bigint
  readonly destinations: readonly { address: string; memo: string; amount: bigint }[]
}

/**
 * Reads a transaction of a block.
 * @throws {RangeError} If it isn't a transfer, or without its balances, which servers from before June
 *   2025 don't return.
 */
export function readSpending({ operations, transaction_identifier }: WireTransaction): Spending {
  const ofType = (wanted: string) => operations.filter(({ type }) => type === wanted)
  const [source] = ofType('SOURCE_TRANSFER')
  const [fee] = ofType('FEE')
  const { from_address_hash, change_address_hash, source_amount, change_amount } =
    source?.metadata ?? {}
  if (
    !source ||
    !fee ||
    from_address_hash === undefined ||
    change_address_hash === undefined ||
    source_amount === undefined ||
    change_amount === undefined
  ) {
    throw new RangeError(
      `Transaction ${transaction_identifier.hash} has no source balance and key hashes, so it can't be forked`,
    )
  }
  return {
    source: addressOf(source),
    fromHash: from_address_hash,
    changeHash: change_address_hash,
    balance: BigInt(source_amount),
    change: BigInt(change_amount),
    fee: BigInt(fee.amount.value),
    destinations: ofType('DESTINATION_TRANSFER').map((paid) => ({
      address: addressOf(paid),
      memo: (paid.metadata?.memo ?? '').replace(/\0+$/, ''),
      amount: BigInt(paid.amount.value),
    })),
  }
}

/** Returns the operation of a block's reward, which is its first transaction. */
export function rewardOf({ transactions: [first] }: WireBlock): Operation | undefined {
  const operation = first?.operations[0]
  return operation?.type === 'REWARD' ? operation : undefined
}

/** Returns a block's transactions without the reward. */
export function transfersOf(block: WireBlock): readonly WireTransaction[] {
  return rewardOf(block) ? block.transactions.slice(1) : block.transactions
}

/** Returns an operation's tag: 0x followed by 40 hex digits. */
export function addressOf({ account }: Operation): string {
  return (account?.address ?? '').slice(0, 42)
}

/**
 * Converts a block of the API to one of a chain.
 * @param guess Probable time at which the parent was solved, in seconds.
 * @throws {RangeError} If its hash doesn't match its content.
 */
export function toBlock(accounts: Accounts, block: WireBlock, guess: number | undefined): Block {
  const { block_identifier, parent_block_identifier, metadata } = block
  const time0 = findStart(block, guess)
  if (time0 === undefined) {
    throw new RangeError(`The hash of block ${block_identifier.index} doesn't match its content`)
  }
  const account = (address: string): AccountNumber => accounts.intern(fromHex(address))
  const reward = rewardOf(block)
  return {
    index: block_identifier.index,
    hash: block_identifier.hash,
    parentHash: parent_block_identifier.hash,
    time0,
    stime: metadata.stime / 1000,
    difficulty: metadata.difficulty,
    minimumFee: BigInt(metadata.fee),
    root: metadata.root,
    nonce: metadata.nonce,
    miner: reward ? account(addressOf(reward)) : 0,
    reward: reward ? BigInt(reward.amount.value) : 0n,
    transactions: transfersOf(block).map((transfer) => toTransaction(transfer, account)),
  }
}

function toTransaction(
  transfer: WireTransaction,
  account: (address: string) => AccountNumber,
): Transaction {
  const { source, fromHash, changeHash, change, fee, destinations } = readSpending(transfer)
  return {
    id: transfer.transaction_identifier.hash,
    source: account(source),
    fromHash,
    changeHash,
    destinations: destinations.map(({ address, memo, amount }) => ({
      account: account(address),
      memo,
      amount,
    })),
    send: destinations.reduce((sum, { amount }) => sum + amount, 0n),
    change,
    fee,
    blockToLive: BigInt(transfer.metadata?.block_to_live ?? 0),
  }
}
