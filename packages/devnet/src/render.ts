import { expandHaiku } from '@mcm/proof'
import type {
  Amount,
  Block as WireBlock,
  Operation,
  Transaction as WireTransaction,
} from '@mcm/rosetta-client'
import type { Accounts } from './chain/accounts'
import { isNeogenesis } from './chain/blocks'
import type { IndexedTransaction } from './chain/indexer-rows'
import { transactionSize, type Block, type Transaction } from './chain/types'
import { BareInteger } from './json'

const currency = { symbol: 'MCM', decimals: 9 }
/** Combined size of a block file's header and trailer, in bytes. */
const emptyBlockSize = 32 + 160
/** Placeholder for the miner of a pending transaction. */
const nobody = '0x0000000000000000000000000000000000000000'

export function amount(value: bigint): Amount {
  return { value: value.toString(), currency }
}

export function blockIdentifier({ index, hash }: Pick<Block, 'index' | 'hash'>): {
  index: number
  hash: string
} {
  return { index, hash }
}

/**
 * Returns the 16-byte memo field as text. It is padded with NUL, or empty if all bytes are zero.
 */
export function paddedMemo(memo: string): string {
  return memo === '' ? '' : memo.padEnd(16, '\u0000')
}

/** The part of the chain's {@link Accounts} that returns the tags of accounts. */
export type Tags = Pick<Accounts, 'tag'>

/** Returns a block in the form used by /block (mochimo-mesh b77d1ba, block_handler.go). */
export function renderBlock(accounts: Tags, block: Block): WireBlock {
  const transactions = block.transactions.map((transaction) =>
    renderTransaction(accounts, transaction, {
      status: 'SUCCESS',
      miner: accounts.tag(block.miner),
    }),
  )
  if (block.reward > 0n) transactions.unshift(renderReward(accounts, block))
  const size = block.transactions.reduce(
    (sum, { destinations }) => sum + transactionSize(destinations.length),
    emptyBlockSize,
  )
  return {
    block_identifier: blockIdentifier(block),
    parent_block_identifier: { index: block.index - 1, hash: block.parentHash },
    timestamp: block.stime * 1000,
    transactions,
    metadata: {
      block_size: size,
      difficulty: block.difficulty,
      fee: Number(block.minimumFee),
      haiku: isWorked(block) ? expandHaiku(block.nonce).meshText : '',
      nonce: block.nonce,
      root: block.root,
      stime: block.stime * 1000,
      tx_count: block.transactions.length,
    },
  }
}

/** Returns the block's reward, identified by the block hash. */
export function renderReward(accounts: Tags, block: Block): WireTransaction {
  return {
    transaction_identifier: { hash: block.hash },
    operations: [operation(0, 'REWARD', 'SUCCESS', accounts.tag(block.miner), block.reward)],
  }
}

/**
 * Returns a transaction in the form used by /block, /mempool and /construction/parse, with the
 * source's net debit.
 */
export function renderTransaction(
  accounts: Tags,
  transaction: Transaction,
  { status, miner = nobody }: { status: string; miner?: string },
): WireTransaction {
  const { source, send, change, fee, destinations, fromHash, changeHash } = transaction
  const count = destinations.length
  const operations: Operation[] = destinations.map(({ account, amount, memo }, i) => ({
    ...operation(i, 'DESTINATION_TRANSFER', status, accounts.tag(account), amount),
    metadata: { memo: paddedMemo(memo) },
  }))
  operations.push(
    {
      ...operation(count, 'SOURCE_TRANSFER', status, accounts.tag(source), -send - fee),
      metadata: {
        change_address_hash: changeHash,
        change_amount: change.toString(),
        from_address_hash: fromHash,
        source_amount: (send + change + fee).toString(),
      },
    },
    operation(count + 1, 'FEE', status, miner, fee),
  )
  return {
    transaction_identifier: { hash: transaction.id },
    operations,
    metadata: { block_to_live: transaction.blockToLive.toString() },
  }
}

/**
 * Returns a transaction in the form used by /search/transactions (mochimo-mesh b77d1ba,
 * search_handler.go). It contains the source's gross debit, the change as another destination, and
 * numbers instead of strings. The fee account and timestamp come from the block with which it was
 * first indexed.
 */
export function renderFound(accounts: Tags, row: IndexedTransaction): object {
  const { transaction, in: indexed, first } = row
  const { source, send, change, fee } = transaction
  const { block, status } = indexed
  const operations: Operation[] = []
  const add = (type: string, account: number, value: bigint, memo = ''): void => {
    const plain = operation(operations.length, type, status, accounts.tag(account), value)
    operations.push(memo === '' ? plain : { ...plain, metadata: { memo: paddedMemo(memo) } })
  }
  add('SOURCE_TRANSFER', source, -send - change - fee)
  for (const { account, amount, memo } of transaction.destinations) {
    add('DESTINATION_TRANSFER', account, amount, memo)
  }
  if (change > 0n) add('DESTINATION_TRANSFER', source, change)
  if (fee > 0n) add('FEE', first.block.miner, fee)
  return {
    block_identifier: blockIdentifier(block),
    transaction_identifier: { hash: transaction.id },
    operations,
    metadata: {
      block_to_live: bareNumber(transaction.blockToLive),
      change_total: bareNumber(change),
      fee_total: bareNumber(fee),
      send_total: bareNumber(send),
    },
    timestamp: first.storedAt * 1000,
  }
}

/** Returns a JSON number with all its digits, even where a JavaScript number would be rounded. */
export function bareNumber(value: bigint): number | BareInteger {
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : new BareInteger(value)
}

function isWorked(block: Block): boolean {
  return block.transactions.length > 0 && !isNeogenesis(block.index)
}

function operation(
  index: number,
  type: string,
  status: string,
  address: string,
  value: bigint,
): Operation {
  return {
    operation_identifier: { index },
    type,
    status,
    account: { address },
    amount: amount(value),
  }
}
