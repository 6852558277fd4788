import { fromDigits, isDigits } from '../chain/hex'
import type { SearchQuery } from '../chain/indexer-rows'
import type { AccountNumber } from '../chain/types'
import type { Context, Handler } from '../context'
import type { Fields } from '../decode'
import { CallError, code } from '../errors'
import { renderFound } from '../render'
import { pageLimit } from './limits'

/** An account that nobody has: finds nothing. */
const nobody: AccountNumber = -1

/**
 * POST /search/transactions (mochimo-mesh b77d1ba, search_handler.go). Not read: block_identifier,
 * operator, currency, success.
 */
export const searchTransactions: Handler = (request, context) => {
  const { network, clock, strict, faults } = context
  const query = readQuery(request, context)
  if (!faults.node) throw new CallError(code.internal)
  const { rows, total } = network.indexerAt(clock.now()).search(query)
  const next = query.offset + rows.length
  const asked = request.object('block_identifier')
  if (strict && (asked.has('index') || asked.has('hash'))) {
    throw new CallError(code.invalidRequest, 'block_identifier is not supported')
  }
  return {
    transactions: rows.map((row) => renderFound(network.accounts, row)),
    total_count: total,
    ...(rows.length > 0 && next < total ? { next_offset: next } : {}),
  }
}

function readQuery(request: Fields, { network, strict }: Context): SearchQuery {
  const given = request.object('account_identifier').string('address') || request.string('address')
  const hash = request.object('transaction_identifier').string('hash')
  const maxBlock = request.integer('max_block')
  const type = request.string('type')
  const status = request.string('status')
  return {
    offset: Math.max(request.integer('offset'), 0),
    limit: pageLimit(request, 10, strict),
    ...(given === ''
      ? {}
      : { account: readAccount(given, network.accounts.find.bind(network.accounts), strict) }),
    ...(hash === '' ? {} : { hash: `0x${withoutPrefix(hash).toLowerCase()}` }),
    ...(maxBlock > 0 ? { maxBlock } : {}),
    ...(type === '' ? {} : { type }),
    ...(status === '' ? {} : { status }),
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
    'An address is 0x and 40 hex digits',
  )
}

function withoutPrefix(hex: string): string {
  return hex.startsWith('0x') ? hex.slice(2) : hex
}
