import { fromDigits, isDigits } from '../chain/hex'
import type { SearchQuery } from '../chain/indexer-rows'
import type { AccountNumber } from '../chain/types'
import type { Context } from '../context'
import { CallError, code } from '../errors'
import { renderFound } from '../render'
import { integer, optional, struct, text, truth, undecoded, type Decoded } from '../request/shapes'
import {
  accountIdentifier,
  blockIdentifier,
  currency,
  transactionIdentifier,
} from '../request/structs'
import { route } from '../route'
import { page, pageLimit } from './page-limit'

/** An account that doesn't exist, so that search finds nothing. */
const nobody: AccountNumber = -1

const fields = {
  ...page,
  max_block: optional(integer),
  transaction_identifier: optional(transactionIdentifier),
  account_identifier: optional(accountIdentifier),
  address: optional(text),
  status: optional(text),
  type: optional(text),
  // These fields are decoded, so that a value of another type is an error, but otherwise ignored.
  operator: optional(struct({ field: text, value: text })),
  currency: optional(currency),
  success: optional(truth),
  block_identifier: undecoded(blockIdentifier),
}

type Request = { readonly [Name in keyof typeof fields]: Decoded<(typeof fields)[Name]> }

export const searchRoutes = {
  /** POST /search/transactions (mochimo-mesh b77d1ba, search_handler.go). */
  '/search/transactions': route(
    fields,
    (request, context) => {
      const { network, clock, strict, faults } = context
      const query = readQuery(request, context)
      if (faults.noNode) throw new CallError(code.internal)
      if (strict && isGiven(request.block_identifier())) {
        throw new CallError(code.invalidRequest, 'block_identifier is not supported')
      }
      const { rows, total } = network.indexerAt(clock.now()).search(query)
      const next = query.offset + query.limit
      return {
        transactions: rows.map((row) => renderFound(network.accounts, row)),
        total_count: total,
        ...(rows.length === query.limit && next < total ? { next_offset: next } : {}),
      }
    },
    { missingWith: 'noIndexer' },
  ),
}

function isGiven({ index, hash }: Decoded<typeof blockIdentifier>): boolean {
  return index !== null || hash !== ''
}

function readQuery(request: Request, { network, strict }: Context): SearchQuery {
  const { account_identifier: account, transaction_identifier: transaction, type, status } = request
  const address = account ? account.address : request.address
  const hash = transaction?.hash
  const maxBlock = request.max_block ?? 0
  return {
    offset: Math.max(request.offset ?? 0, 0),
    limit: pageLimit(request.limit, 10, strict),
    ...(address
      ? { account: readAccount(address, network.accounts.find.bind(network.accounts), strict) }
      : {}),
    ...(hash ? { hash: `0x${withoutPrefix(hash).toLowerCase()}` } : {}),
    ...(maxBlock > 0 ? { maxBlock } : {}),
    ...(type ? { type } : {}),
    ...(status ? { status } : {}),
  }
}

function readAccount(
  address: string,
  find: (tag: Uint8Array) => AccountNumber | undefined,
  strict: boolean,
): AccountNumber {
  const digits = withoutPrefix(address)
  if (isDigits(digits, 20)) return find(fromDigits(digits)) ?? nobody
  throw new CallError(
    strict ? code.invalidAccount : code.internal,
    'An address must be 0x and 40 hex digits',
  )
}

function withoutPrefix(hex: string): string {
  return hex.startsWith('0x') ? hex.slice(2) : hex
}
