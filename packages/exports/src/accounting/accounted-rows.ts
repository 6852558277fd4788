import type { MovementType } from '../movements'
import {
  withRunningBalance,
  type HistoryAccount,
  type HistoryItem,
  type HistoryRow,
} from '../running-balance'
import type { Source } from '../stream'

/** Symbol of the currency in accounting files. */
export const CURRENCY = 'MCM'

/** A row of an accounting file, whose time is known. */
export interface AccountedRow extends HistoryRow {
  time: number
}

/**
 * Yields the movements that changed an account's balance, latest first. Movements in orphaned blocks
 * are omitted, because their payments never happened.
 *
 * @throws {RangeError} If a movement's time is unknown, because all programs require a date.
 */
export async function* accountedRows(
  items: Source<HistoryItem>,
  account: HistoryAccount,
): AsyncGenerator<AccountedRow> {
  for await (const row of withRunningBalance(items, account)) {
    if (row.status !== 'SUCCESS') continue
    const { time, transaction } = row
    if (time === null) {
      throw new RangeError(
        `Transaction ${transaction} has no time, and accounting files require one: download the history with block times`,
      )
    }
    yield { ...row, time }
  }
}

/** Returns whether a movement was earned as a miner: a block reward, or a fee from its block. */
export function isMined({ type }: { type: MovementType }): boolean {
  return type === 'REWARD' || type === 'FEE'
}

/** Returns a movement's description, such as `Payment to 0x9f81…`. */
export function descriptionOf(
  { type, counterparty }: AccountedRow,
  formatAddress: (address: string) => string,
): string {
  const other = counterparty === null ? '' : formatAddress(counterparty)
  if (type === 'REWARD') return 'Block reward'
  if (type === 'FEE') return `Mining fee from ${other}`
  return type === 'SENT' ? `Payment to ${other}` : `Payment from ${other}`
}

/** Returns the description and, if there is one, the memo. */
export function descriptionWithMemo(
  row: AccountedRow,
  formatAddress: (address: string) => string,
): string {
  const description = descriptionOf(row, formatAddress)
  return row.memo === '' ? description : `${description}, memo ${row.memo}`
}
