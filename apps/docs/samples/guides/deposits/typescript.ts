import { toHex } from '@mcm/address'
import { formatMcm } from '@mcm/rosetta-client/amount'
import {
  createRosettaClient,
  isApiError,
  isRosettaError,
  RosettaErrorCode,
  summarizeTransaction,
  type BlockIdentifier,
} from '@mcm/rosetta-client'

const CONFIRMATIONS = 10 // the block itself counts as the first
const mesh = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })

// Your customers’ addresses, as hex. Or one address for all, and a memo for each.
const ours = new Set<string>([toHex('0x9f810c2447a76e93b17ebff96c0b29952e4355f1')])

/** Deposits by the block that holds them, until they are deep enough. Keep this in your database. */
const waiting = new Map<string, { height: number; rows: string[] }>()

/** The block of an event, unless another one has taken its place meanwhile and is yet to be reported. */
async function blockOf({ index, hash }: BlockIdentifier) {
  try {
    return (await mesh.block.get({ index, hash })).block
  } catch (error) {
    if (isApiError(error, RosettaErrorCode.BlockNotFound)) return null
    if (isRosettaError(error, 'InvalidResponseError')) return null
    throw error
  }
}

const { max_sequence } = await mesh.events.blocks({ limit: 1 })
// After a restart: the last sequence that was dealt with, plus one.
for await (const event of mesh.events.follow({ from: Math.max(0, max_sequence - 20) })) {
  const { index, hash } = event.block_identifier
  if (event.type === 'block_removed') {
    waiting.delete(hash) // its transactions come again in another block, or never
    continue
  }
  const block = await blockOf(event.block_identifier)
  if (!block) continue

  const rows = block.transactions
    .map((transaction) => summarizeTransaction(transaction))
    .filter(({ kind }) => kind === 'transfer')
    .flatMap(({ hash: id, destinations }) =>
      destinations.flatMap(({ address, amount, memo }, n) =>
        ours.has(address) ? [`${id}:${n} ${address} ${formatMcm(amount)} ${memo}`] : [],
      ),
    )
  waiting.set(hash, { height: index, rows })
  console.log('scanned', index, `${rows.length} deposits`)

  for (const [at, deposit] of waiting) {
    if (index - deposit.height + 1 < CONFIRMATIONS) continue
    for (const row of deposit.rows) console.log('credit', row)
    waiting.delete(at)
  }
}
