import { reporter, type Check } from './check'
import { nanoMcm, u64 } from './numbers'
import { supplyCap } from './reward'
import { firstV3Block } from './rules'

/** The rich list as far as it was loaded; amounts in nanoMCM. */
export interface RichListInput {
  /** Balances from the richest account down, without gaps. */
  balances: readonly bigint[]
  /** Entries in the ledger, `total_accounts`. */
  totalAccounts: number
  /** Sum of all balances, `circulating_supply`; missing on servers before April 2025. */
  circulatingSupply?: bigint | undefined
  /** Height of the ledger that the list was made from. */
  height: number
}

/**
 * Checks a rich list: the supply against the rewards that were ever paid, and the loaded accounts
 * against the supply, of which the accounts that are not loaded can hold no more each than the last
 * one that is.
 * @throws {ProofInputError} for amounts that are not bigints, and for a height or a number of accounts
 *   that is not a whole number.
 */
export function verifyRichList(input: RichListInput): Check[] {
  u64(input.height, 'height')
  u64(input.totalAccounts, 'totalAccounts')
  for (const balance of input.balances) nanoMcm(balance, 'A balance')
  if (input.circulatingSupply !== undefined) nanoMcm(input.circulatingSupply, 'circulatingSupply')
  return [checkSupply(input), checkRichList(input)]
}

function checkSupply({ circulatingSupply, height }: RichListInput): Check {
  const report = reporter('supply', `Supply at block ${height}`)
  if (circulatingSupply === undefined) return report.notCheckable(noSupply)
  if (height < firstV3Block) {
    return report.notCheckable('Before version 3 (block 657152) the rewards paid are not known.')
  }
  const cap = supplyCap(height)
  return report.compare({
    expected: `at most ${cap} nanoMCM`,
    actual: `${circulatingSupply} nanoMCM`,
    holds: circulatingSupply >= 0n && circulatingSupply <= cap,
    verified: 'No more exists than was ever paid out as premine and rewards.',
    failed: 'More is said to exist than was ever paid out as premine and rewards.',
  })
}

function checkRichList({
  balances,
  totalAccounts,
  circulatingSupply,
  height,
}: RichListInput): Check {
  const report = reporter('rich-list', `Rich list at block ${height}`)
  const unordered = balances.findIndex((one, i) => i > 0 && one > (balances[i - 1] ?? one))
  if (unordered > 0) {
    return report.failed({
      expected: `at most ${balances[unordered - 1]} nanoMCM`,
      actual: `${balances[unordered]} nanoMCM`,
      reason: `Account ${unordered + 1} of the list is richer than the one before it.`,
    })
  }
  if (circulatingSupply === undefined) return report.notCheckable(noSupply)
  const last = balances.at(-1)
  if (last === undefined) return report.notCheckable('No account is loaded.')
  const sum = balances.reduce((total, one) => total + one, 0n)
  const rest = BigInt(Math.max(totalAccounts - balances.length, 0))
  const most = sum + rest * last
  return report.compare({
    expected: rest === 0n ? `${sum} nanoMCM` : `${sum} to ${most} nanoMCM`,
    actual: `${circulatingSupply} nanoMCM`,
    holds: circulatingSupply >= sum && circulatingSupply <= most,
    verified:
      rest === 0n
        ? 'All balances of the ledger add up to the supply.'
        : 'The loaded balances fit the supply: together they are no more than it, and what is left fits the other accounts.',
    failed: 'The balances of the list do not fit the supply that is stated with it.',
  })
}

const noSupply = 'The endpoint does not state the supply, as servers before April 2025.'
