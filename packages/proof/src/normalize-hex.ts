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
  return withField(
    normalizeHeader(block),
    'transactions',
    mapChanged(block.transactions, normalizeTransaction),
  )
}

/** Normalizes a block's hex values except those of its transactions, which checks of the next block don't use. */
export function normalizeHeader(block: Block): Block {
  const { block_identifier: identifier, parent_block_identifier: link, metadata } = block
  let header = withField(block, 'block_identifier', normalizeFields(identifier, 'hash'))
  header = withField(header, 'parent_block_identifier', normalizeFields(link, 'hash'))
  return withField(header, 'metadata', normalizeFields(metadata, 'nonce', 'root'))
}

/** Normalizes all hex values of a transaction. Returns the same object if nothing changes. */
export function normalizeTransaction<T extends Transaction>(transaction: T): T {
  const identifier = normalizeFields(transaction.transaction_identifier, 'hash')
  return withField(
    withField(transaction, 'transaction_identifier', identifier),
    'operations',
    mapChanged(transaction.operations, normalizeOperation),
  )
}

function normalizeOperation(operation: Operation): Operation {
  const { account, metadata } = operation
  let changed = operation
  if (account) changed = withField(changed, 'account', normalizeFields(account, 'address'))
  if (!metadata) return changed
  const normal = normalizeFields(metadata, 'from_address_hash', 'change_address_hash')
  return withField(changed, 'metadata', normal)
}

/** Normalizes the hex values in the named fields. Returns the same object if nothing changes. */
function normalizeFields<Key extends string, T extends { readonly [K in Key]?: string }>(
  value: T,
  ...keys: readonly Key[]
): T {
  let changed = value
  for (const key of keys) {
    const text = value[key]
    if (text !== undefined) changed = withField(changed, key, normalizeHex(text) as T[Key])
  }
  return changed
}

function mapChanged<T>(list: T[], change: (one: T) => T): T[] {
  const changed = list.map(change)
  return changed.every((one, i) => one === list[i]) ? list : changed
}

/** Returns an object with another value of a field, or the same object if the value is the same. */
function withField<T extends object, Key extends keyof T>(object: T, key: Key, value: T[Key]): T {
  return object[key] === value ? object : { ...object, [key]: value }
}
