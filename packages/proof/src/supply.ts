import { reporter, type Check } from './check'
import { requireBigint, u64 } from './numbers'
import { supplyCap } from './reward'
import { firstV3Block } from './rules'

/**
 * The loaded part of the rich list, with amounts in nanoMCM.
 *
 * @example
 * ```ts
 * import { type RichListInput, verdict, verifyRichList } from '@mcm/proof'
 *
 * const isPlausible = (list: RichListInput) => verdict(verifyRichList(list)).failed === 0
 * isPlausible({ balances: [300n, 500n], totalAccounts: 2, height: 1_078_535 }) // => false
 * ```
 */
export interface RichListInput {
  /** Balances in descending order, starting with the richest account. */
  balances: readonly bigint[]
  /** Number of accounts in the ledger (`total_accounts`). */
  totalAccounts: number
  /** Sum of all balances (`circulating_supply`). Servers from before April 2025 don't report it. */
  circulatingSupply?: bigint | undefined
  /** Height of the ledger from which the list was created. */
  height: number
}

/**
 * Checks the supply against all rewards paid so far, and the loaded balances against the supply. An
 * account that isn't loaded can't have more than the last loaded balance.
 * @throws {ProofInputError} If an amount isn't a bigint, or the height or number of accounts isn't an
 *   unsigned integer.
 *
 * @example
 * ```ts
 * import { verifyRichList } from '@mcm/proof'
 *
 * const checks = verifyRichList({
 *   balances: [500n, 300n],
 *   totalAccounts: 3,
 *   circulatingSupply: 1000n,
 *   height: 1_078_535,
 * })
 * checks.map(({ id, outcome }) => `${id}: ${outcome}`) // => ['supply: verified', 'rich-list: verified']
 * ```
 */
export function verifyRichList(input: RichListInput): Check[] {
  u64(input.height, 'height')
  u64(input.totalAccounts, 'totalAccounts')
  for (const balance of input.balances) requireBigint(balance, 'balance')
  if (input.circulatingSupply !== undefined)
    requireBigint(input.circulatingSupply, 'circulatingSupply')
  return [checkSupply(input), checkRichList(input)]
}

function checkSupply({ circulatingSupply, height }: RichListInput): Check {
  const report = reporter('supply', `Supply at block ${height}`)
  if (circulatingSupply === undefined) return report.notCheckable(noSupply)
  if (height < firstV3Block) {
    return report.notCheckable('The total rewards before version 3 (block 657152) are unknown.')
  }
  const cap = supplyCap(height)
  return report.compare({
    expected: `at most ${cap} nanoMCM`,
    actual: `${circulatingSupply} nanoMCM`,
    passes: circulatingSupply >= 0n && circulatingSupply <= cap,
    verified: "The supply doesn't exceed the premine plus all rewards.",
    failed: 'The supply exceeds the premine plus all rewards.',
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
      reason: `Account ${unordered + 1} has a larger balance than the account before it.`,
    })
  }
  if (circulatingSupply === undefined) return report.notCheckable(noSupply)
  const last = balances.at(-1)
  if (last === undefined) return report.notCheckable('No accounts are loaded.')
  const sum = balances.reduce((total, one) => total + one, 0n)
  const rest = BigInt(Math.max(totalAccounts - balances.length, 0))
  const max = sum + rest * last
  return report.compare({
    expected: rest === 0n ? `${sum} nanoMCM` : `${sum} to ${max} nanoMCM`,
    actual: `${circulatingSupply} nanoMCM`,
    passes: circulatingSupply >= sum && circulatingSupply <= max,
    verified:
      rest === 0n
        ? 'All balances add up to the supply.'
        : 'The loaded balances are consistent with the supply.',
    failed: "The balances don't match the supply.",
  })
}

const noSupply = "The endpoint doesn't report the supply, as with servers from before April 2025."
