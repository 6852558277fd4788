import type { Block, Operation, Transaction } from '@mcm/rosetta-client'

/**
 * These functions normalize hex on input, so that a check never fails because an endpoint uses uppercase
 * digits or omits 0x.
 */

const normalized = /^0x[\da-f]+$/
const anyHex = /^(?:0x)?([\da-f]+)$/i

/**
 * Converts hex to lowercase digits with a leading 0x. Returns any other text unchanged, so that checks
 * can reject it.
 */
export function normalizeHex(text: string): string {
  if (normalized.test(text)) return text
  const digits = anyHex.exec(text)?.[1]
  return digits === undefined ? text : `0x${digits.toLowerCase()}`
}

/** Normalizes all hex values of a block. Returns the same object if nothing changes. */
export function normalizeBlock(block: Block): Block {
  const parts = {
    block_identifier: normalizeFields(block.block_identifier, ['hash']),
    parent_block_identifier: normalizeFields(block.parent_block_identifier, ['hash']),
    transactions: mapChanged(block.transactions, normalizeTransaction),
    metadata: normalizeFields(block.metadata, ['nonce', 'root']),
  }
  return merge(block, parts)
}

/** Normalizes all hex values of a transaction. Returns the same object if nothing changes. */
export function normalizeTransaction<T extends Transaction>(transaction: T): T {
  const parts: Pick<Transaction, 'transaction_identifier' | 'operations'> = {
    transaction_identifier: normalizeFields(transaction.transaction_identifier, ['hash']),
    operations: mapChanged(transaction.operations, normalizeOperation),
  }
  return merge(transaction, parts)
}

function normalizeOperation(operation: Operation): Operation {
  const { account, metadata } = operation
  return merge(operation, {
    ...(account && { account: normalizeFields(account, ['address']) }),
    ...(metadata && {
      metadata: normalizeFields(metadata, ['from_address_hash', 'change_address_hash']),
    }),
  })
}

/** Normalizes the hex values in the named fields. Returns the same object if nothing changes. */
function normalizeFields<Key extends string, T extends { readonly [K in Key]?: string }>(
  value: T,
  keys: readonly Key[],
): T {
  const changes: Partial<Record<Key, string>> = {}
  for (const key of keys) {
    const text = value[key]
    if (text !== undefined) changes[key] = normalizeHex(text)
  }
  return merge(value, changes)
}

function mapChanged<T>(list: T[], change: (one: T) => T): T[] {
  const changed = list.map(change)
  return changed.every((one, i) => one === list[i]) ? list : changed
}

/** Merges fields into an object. Returns the same object if nothing changes. */
function merge<T extends object>(value: T, fields: object): T {
  const same = Object.entries(fields).every(([key, field]) => value[key as keyof T] === field)
  return same ? value : { ...value, ...fields }
}
