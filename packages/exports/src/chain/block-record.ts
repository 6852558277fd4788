import { blockKind, expandHaiku, findStart, type BlockKind } from '@mcm/proof'
import { summarizeTransaction, type Block, type Transaction } from '@mcm/rosetta-client'

/** A payment of a transaction: recipient, amount in nanoMCM, and memo without padding. */
export type PaymentRecord = readonly [address: string, amount: string, memo: string]

/** A transaction of a {@link BlockRecord}. */
export interface TransactionRecord {
  id: string
  source: string
  /** Hash of the key that spends, and of the next one, if the endpoint reports them. */
  sourceHash: string | null
  changeHash: string | null
  fee: string
  /** `null` if the endpoint doesn't report it. */
  change: string | null
  blockToLive: string
  payments: readonly PaymentRecord[]
}

/**
 * A block as the data set stores it. Amounts are decimal digits, so that a record survives JSON
 * unchanged.
 */
export interface BlockRecord {
  number: number
  hash: string
  parentHash: string
  kind: BlockKind
  /** Times in Unix milliseconds. */
  time: number
  /** `null` if no start time within the limit produces the hash. */
  startTime: number | null
  difficulty: number
  minimumFee: number
  transactionCount: number
  size: number
  merkleRoot: string
  nonce: string
  haiku: string | null
  miner: string | null
  reward: string
  transactions: readonly TransactionRecord[]
}

/**
 * Converts a block from the API.
 *
 * @param guess The start time in seconds that the previous blocks imply, which saves a search.
 */
export function toBlockRecord(block: Block, guess: number | undefined): BlockRecord {
  const { block_identifier, parent_block_identifier, metadata, transactions } = block
  const [first, ...rest] = transactions
  const reward = first?.operations.find(({ type }) => type === 'REWARD')
  const start = findStart(block, guess)
  const { lines } = expandHaiku(metadata.nonce)
  return {
    number: block_identifier.index,
    hash: block_identifier.hash,
    parentHash: parent_block_identifier.hash,
    kind: blockKind(block_identifier.index, metadata.tx_count),
    time: metadata.stime,
    startTime: start === undefined ? null : start * 1_000,
    difficulty: metadata.difficulty,
    minimumFee: metadata.fee,
    transactionCount: metadata.tx_count,
    size: metadata.block_size,
    merkleRoot: metadata.root,
    nonce: metadata.nonce,
    haiku: lines.length === 0 ? null : lines.join('\n'),
    miner: reward?.account?.address ?? null,
    reward: reward?.amount.value ?? '0',
    transactions: (reward ? rest : transactions).map(toTransactionRecord),
  }
}

function toTransactionRecord(transaction: Transaction): TransactionRecord {
  const { hash, source, fee, change, blockToLive, destinations } = summarizeTransaction(transaction)
  const spend = transaction.operations.find(({ type }) => type === 'SOURCE_TRANSFER')
  return {
    id: hash,
    source: source ?? '',
    sourceHash: spend?.metadata?.from_address_hash ?? null,
    changeHash: spend?.metadata?.change_address_hash ?? null,
    fee: String(fee),
    change: change === null ? null : String(change),
    blockToLive: String(blockToLive ?? 0n),
    payments: destinations.map(({ address, amount, memo }) => [address, String(amount), memo]),
  }
}
