import type { Block, Operation, Transaction } from '@mcm/rosetta-client'

/**
 * Hex is the same in any letter case, with or without 0x. It is put into one form where a block or a
 * transaction comes in, so that no endpoint is accused because of the way it writes hex.
 */

const normal = /^0x[\da-f]+$/
const inAnyForm = /^(?:0x)?([\da-f]+)$/i

/** Hex as 0x and lower-case digits. What is not hex stays as it is, for the checks to find. */
export function normalHex(text: string): string {
  if (normal.test(text)) return text
  const digits = inAnyForm.exec(text)?.[1]
  return digits === undefined ? text : `0x${digits.toLowerCase()}`
}

/** A block with its hex in one form; the same one when it is already. */
export function normalBlock(block: Block): Block {
  const parts = {
    block_identifier: withHex(block.block_identifier, ['hash']),
    parent_block_identifier: withHex(block.parent_block_identifier, ['hash']),
    transactions: mapChanged(block.transactions, normalTransaction),
    metadata: withHex(block.metadata, ['nonce', 'root']),
  }
  return merge(block, parts)
}

/** A transaction with its hex in one form; the same one when it is already. */
export function normalTransaction<T extends Transaction>(transaction: T): T {
  const parts: Pick<Transaction, 'transaction_identifier' | 'operations'> = {
    transaction_identifier: withHex(transaction.transaction_identifier, ['hash']),
    operations: mapChanged(transaction.operations, normalOperation),
  }
  return merge(transaction, parts)
}

function normalOperation(operation: Operation): Operation {
  const { account, metadata } = operation
  return merge(operation, {
    ...(account && { account: withHex(account, ['address']) }),
    ...(metadata && {
      metadata: withHex(metadata, ['from_address_hash', 'change_address_hash']),
    }),
  })
}

/** The object with these fields in one form; the same one when they are already. */
function withHex<Key extends string, T extends { readonly [K in Key]?: string }>(
  value: T,
  keys: readonly Key[],
): T {
  const changes: Partial<Record<Key, string>> = {}
  for (const key of keys) {
    const text = value[key]
    if (text !== undefined) changes[key] = normalHex(text)
  }
  return merge(value, changes)
}

function mapChanged<T>(list: T[], change: (one: T) => T): T[] {
  const changed = list.map(change)
  return changed.every((one, i) => one === list[i]) ? list : changed
}

/** The object with these fields; the same one when it has them already. */
function merge<T extends object>(value: T, fields: object): T {
  const same = Object.entries(fields).every(([key, field]) => value[key as keyof T] === field)
  return same ? value : { ...value, ...fields }
}
