import { toBase58 } from '@mcm/address'
import { formatMcm, type BlockIdentifier, type TransactionSummary } from '@mcm/rosetta-client'

/** An amount in both forms. */
export function amount(nanoMcm: bigint | string) {
  return { mcm: formatMcm(nanoMcm), nano_mcm: String(nanoMcm) }
}

/** A time in UTC. */
export function time(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('.000Z', 'Z')
}

export function blockIdentifier({ index, hash }: BlockIdentifier) {
  return { height: index, hash }
}

/** A transaction's parties and amounts. */
export function transaction(summary: TransactionSummary) {
  const { hash, kind, source, destinations, sent, fee, change, blockToLive } = summary
  return {
    id: hash,
    kind: kind === 'transfer' ? 'payment' : 'reward',
    ...(source !== null && { source: toBase58(source) }),
    destinations: destinations.map(({ address, amount: nano, memo }) => ({
      address: toBase58(address),
      amount: amount(nano),
      ...(memo !== '' && { memo }),
    })),
    sent: amount(sent),
    ...(kind === 'transfer' && { fee: amount(fee) }),
    ...(kind === 'transfer' && change !== null && { change: amount(change) }),
    ...(blockToLive !== null && blockToLive > 0n && { expires_after_block: Number(blockToLive) }),
  }
}

/** A transaction in a search result, with its block as the index has it. */
export function searchRow(summary: TransactionSummary) {
  return {
    ...transaction(summary),
    status: summary.status,
    ...(summary.block && { block: blockIdentifier(summary.block) }),
    ...(summary.indexedAt !== null && { indexed_at: time(summary.indexedAt) }),
  }
}

/** The offset of the next page, if there is one. */
export function nextOffset(offset: number | null | undefined) {
  return typeof offset === 'number' ? { next_offset: offset } : {}
}
