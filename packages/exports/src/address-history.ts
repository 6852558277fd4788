import { mcm } from './amounts'
import { number, text, type Column } from './columns'
import { csvStream, type CsvOptions } from './csv'
import { utc } from './file-names'
import { jsonStream, rowLine } from './json'
import type { AddressFormat } from './rich-list'
import {
  withRunningBalance,
  type HistoryAccount,
  type HistoryItem,
  type HistoryRow,
} from './running-balance'
import type { ByteStream, ExportOptions, Source } from './stream'

function optional<Value, Result>(
  value: Value | null,
  make: (value: Value) => Result,
): Result | null {
  return value === null ? null : make(value)
}

function historyColumns({
  formatAddress = (address) => address,
}: AddressFormat): Column<HistoryRow>[] {
  return [
    text('time_utc', ({ time }) => optional(time, utc)),
    number('block', ({ block }) => block?.index ?? null),
    text('block_hash', ({ block }) => block?.hash ?? null),
    text('transaction', ({ transaction }) => transaction),
    text('status', ({ status }) => status),
    text('type', ({ type }) => type),
    number('amount_mcm', ({ amount }) => mcm(amount)),
    number('amount_raw', ({ amount }) => amount),
    number('fee_mcm', ({ fee }) => optional(fee, mcm)),
    number('fee_raw', ({ fee }) => fee),
    text('counterparty', ({ counterparty }) => optional(counterparty, formatAddress)),
    text('memo', ({ memo }) => memo),
    number('balance_mcm', ({ balance }) => optional(balance, mcm)),
    number('balance_raw', ({ balance }) => balance),
  ]
}

/**
 * Returns an account's history as CSV, latest first, with one row per payment: a transaction that
 * pays three accounts has three rows. Each balance is the previous balance plus the amount minus
 * the fee. It is empty if it can't be derived (see {@link withRunningBalance}).
 *
 * @param items The account's transactions, latest first, in the order in which search returns them.
 *
 * @example
 * ```ts
 * import { addressHistoryCsv, readText } from '@mcm/exports'
 *
 * const csv = await readText(addressHistoryCsv(items, account))
 * const [row = ''] = csv.split('\r\n').slice(1)
 * row.split(',')[6] // => '5.000000000'
 * ```
 */
export function addressHistoryCsv(
  items: Source<HistoryItem>,
  account: HistoryAccount,
  options: CsvOptions & AddressFormat = {},
): ByteStream {
  return csvStream(withRunningBalance(items, account), historyColumns(options), options)
}

/**
 * Returns an account's history as JSON: `metadata`, followed by `movements` with the CSV columns as
 * keys.
 *
 * @example
 * ```ts
 * import { addressHistoryJson, readText } from '@mcm/exports'
 *
 * const json = await readText(addressHistoryJson(items, account))
 * const { movements } = JSON.parse(json) as { movements: { amount_raw: string; memo: string }[] }
 * movements[0]?.amount_raw // => '5000000000'
 * movements[0]?.memo // => 'ORDER-7'
 * ```
 */
export function addressHistoryJson(
  items: Source<HistoryItem>,
  account: HistoryAccount,
  options: ExportOptions & AddressFormat = {},
): ByteStream {
  const { balance } = account
  const { formatAddress = (address) => address } = options
  const metadata = {
    address: formatAddress(account.address),
    balance_mcm: balance ? mcm(balance.value) : null,
    balance_raw: balance?.value ?? null,
    balance_block_number: balance?.block ?? null,
  }
  return jsonStream(
    withRunningBalance(items, account),
    { list: 'movements', before: { metadata } },
    options,
    rowLine(historyColumns(options)),
  )
}
