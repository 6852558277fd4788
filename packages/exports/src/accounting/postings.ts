import { mcm } from '../amounts'
import { effectOf } from '../movements'
import { CURRENCY, isMined, type AccountedRow } from './accounted-rows'

const FEES = 'Expenses:Mochimo:Fees'
const MINING = 'Income:Mochimo:Mining'
/**
 * The other side of every payment. It is the same account for every address, so transfers between
 * two addresses whose files are both imported cancel out.
 */
const TRANSFERS = 'Equity:Mochimo:Transfers'

/**
 * Returns the postings of a movement, which add up to zero.
 *
 * @param address The account's address in hex. Its name in the journal isn't Base58, because
 * Beancount requires a capital letter or a digit at the start.
 */
export function postingsOf(row: AccountedRow, address: string): string {
  const { amount, fee } = row
  return [
    posting(`Assets:Mochimo:${safe(address)}`, effectOf(row)),
    ...(fee === null ? [] : [posting(FEES, fee)]),
    posting(isMined(row) ? MINING : TRANSFERS, -amount),
  ].join('')
}

function posting(account: string, amount: bigint): string {
  return `  ${account}  ${mcm(amount)} ${CURRENCY}\n`
}

/**
 * Returns text that has no meaning in a journal. Hashes, addresses and valid memos are unchanged. In
 * anything else, which only a faulty endpoint sends, all other characters become `?`, because quotes,
 * brackets, semicolons and line breaks could forge entries.
 */
export function safe(text: string): string {
  return text.replaceAll(/[^\w .,-]/g, '?')
}
