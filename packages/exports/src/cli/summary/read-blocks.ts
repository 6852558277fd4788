import type { Manifest, Segment } from '../../chain/manifest'
import type { SummarizedBlock } from '../../chain/summary/open-period'
import { VERSE_LENGTH } from '../../chain/summary/verses'
import { toBytes, toKey, type TableReader } from './table-reader'

/** A block of a data set, with what a summary needs to know. */
export interface StoredBlock extends SummarizedBlock {
  /** The haiku's tokens, or `undefined` if the block has none. */
  verse: Uint8Array | undefined
}

const BLOCK_COLUMNS = [
  'number',
  'time',
  'kind',
  'difficulty',
  'solve_seconds',
  'transaction_count',
  'miner',
  'reward',
  'fees',
  'moved',
  'nonce',
  'haiku',
] as const

const TRANSFER_COLUMNS = ['block_number', 'kind', 'source', 'destination'] as const

/** Reads all blocks of a data set, in order. */
export async function* readBlocks(
  { segments, tail }: Manifest,
  reader: TableReader,
): AsyncGenerator<StoredBlock> {
  for (const segment of tail ? [...segments, tail] : segments) {
    const transfers = await readTransfers(segment, reader)
    for (const row of await reader.read(segment, 'blocks', BLOCK_COLUMNS)) {
      const [
        number,
        time,
        kind,
        difficulty,
        solve,
        count,
        miner,
        reward,
        fees,
        moved,
        nonce,
        haiku,
      ] = row
      const { payments = 0, accounts = [] } = transfers.get(Number(number)) ?? {}
      yield {
        number: Number(number),
        time: Math.floor((time as Date).getTime() / 1_000),
        kind: kind as StoredBlock['kind'],
        difficulty: Number(difficulty),
        solveSeconds: solve === null ? null : Number(solve),
        transactions: Number(count),
        miner: miner === null ? null : toKey(miner),
        reward: reward as bigint,
        fees: fees as bigint,
        moved: moved as bigint,
        payments,
        accounts,
        verse: haiku === null ? undefined : toBytes(nonce).subarray(0, VERSE_LENGTH),
      }
    }
  }
}

interface Transfers {
  payments: number
  accounts: Set<string>
}

async function readTransfers(segment: Segment, reader: TableReader) {
  const blocks = new Map<number, Transfers>()
  const rows = await reader.read(segment, 'transfers', TRANSFER_COLUMNS)
  for (const [number, kind, source, destination] of rows) {
    const transfers = blocks.get(Number(number)) ?? { payments: 0, accounts: new Set() }
    blocks.set(Number(number), transfers)
    if (kind === 'payment') transfers.payments++
    transfers.accounts.add(toKey(source)).add(toKey(destination))
  }
  return blocks
}
