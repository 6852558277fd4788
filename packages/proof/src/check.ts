/**
 * Outcome of a check. `not-checkable` means that data is missing, not that something is wrong.
 *
 * @example
 * ```ts
 * import { type Outcome } from '@mcm/proof'
 *
 * const symbols: Record<Outcome, string> = { verified: '✓', failed: '✗', 'not-checkable': '–' }
 * symbols.verified // => '✓'
 * ```
 */
export type Outcome = 'verified' | 'failed' | 'not-checkable'

/**
 * Title of each check, keyed by check ID.
 *
 * @example
 * ```ts
 * import { checkTitles } from '@mcm/proof'
 *
 * checkTitles['merkle-root'] // => 'Merkle root'
 * ```
 */
export const checkTitles: Readonly<Record<CheckId, string>> = {
  'block-hash': 'Block hash',
  'parent-link': 'Parent block',
  'start-time': 'Start time',
  'solve-time': 'Solve time',
  timestamp: 'Timestamp',
  difficulty: 'Difficulty',
  grammar: 'Nonce grammar',
  work: 'Proof of work',
  haiku: 'Haiku',
  reward: 'Reward',
  'transaction-count': 'Transaction count',
  'merkle-root': 'Merkle root',
  'transaction-order': 'Transaction order',
  fees: 'Fees',
  conservation: 'Amounts',
  'block-size': 'Block size',
  transfers: 'Senders, recipients and amounts',
  membership: 'Included in block',
  address: 'Address',
  supply: 'Supply',
  'rich-list': 'Rich list',
}

/**
 * ID of a check.
 *
 * @example
 * ```ts
 * import { type CheckId, checkTitles } from '@mcm/proof'
 *
 * const shown: CheckId[] = ['block-hash', 'work']
 * shown.map((id) => checkTitles[id]) // => ['Block hash', 'Proof of work']
 * ```
 */
export type CheckId =
  | 'block-hash'
  | 'parent-link'
  | 'start-time'
  | 'solve-time'
  | 'timestamp'
  | 'difficulty'
  | 'grammar'
  | 'work'
  | 'haiku'
  | 'reward'
  | 'transaction-count'
  | 'merkle-root'
  | 'transaction-order'
  | 'fees'
  | 'conservation'
  | 'block-size'
  | 'transfers'
  | 'membership'
  | 'address'
  | 'supply'
  | 'rich-list'

interface CheckBase {
  /** ID of the check, which never changes. Its title is in {@link checkTitles}. */
  id: CheckId
  /** Item that was checked, such as `Block 1078535` or `Transaction 0x1859…`. */
  subject: string
  /** Explanation of the outcome for users, in one or two sentences. */
  reason: string
}

/**
 * A check that compared two values.
 *
 * @example
 * ```ts
 * import { type ComparedCheck } from '@mcm/proof'
 *
 * const explain = ({ expected, actual }: ComparedCheck) => `expected ${expected}, got ${actual}`
 * const check: ComparedCheck = {
 *   id: 'solve-time',
 *   outcome: 'failed',
 *   subject: 'Block 1078535',
 *   expected: '1 to 238 s',
 *   actual: '300 s',
 *   reason: 'The block took too long.',
 * }
 * explain(check) // => 'expected 1 to 238 s, got 300 s'
 * ```
 */
export interface ComparedCheck extends CheckBase {
  /** `verified` if both values match, otherwise `failed`. */
  outcome: 'verified' | 'failed'
  /** Value computed locally from the chain's rules. */
  expected: string
  /** Value the endpoint returned. */
  actual: string
}

/**
 * A check that wasn't possible. Its reason names the missing data.
 *
 * @example
 * ```ts
 * import { type Check, type UncheckableCheck, verifyBlock } from '@mcm/proof'
 *
 * const isUncheckable = (check: Check): check is UncheckableCheck => check.outcome === 'not-checkable'
 * const missing = verifyBlock({ block }).filter(isUncheckable)
 * missing.map(({ id }) => id) // => ['parent-link', 'difficulty', 'start-time', 'transfers']
 * ```
 */
export interface UncheckableCheck extends CheckBase {
  /** Distinguishes the check from a {@link ComparedCheck}. */
  outcome: 'not-checkable'
}

/**
 * Result of a check, as plain data that can be stored or posted between threads.
 *
 * @example
 * ```ts
 * import { type Check, verifyBlock } from '@mcm/proof'
 *
 * const problems = (checks: readonly Check[]) => checks.filter(({ outcome }) => outcome === 'failed')
 * problems(verifyBlock({ block })) // => []
 * ```
 */
export type Check = ComparedCheck | UncheckableCheck

/** The comparison of two values that {@link reporter} turns into a check result. */
export interface Comparison {
  expected: string
  actual: string
  /** Whether the check passes. By default, it passes if both texts are equal. */
  passes?: boolean
  /** Reason that is reported if the check passes. */
  verified: string
  /** Reason that is reported if the check fails. */
  failed: string
}

/** Two compared values and the reason for the outcome. */
export type Finding = Pick<ComparedCheck, 'expected' | 'actual' | 'reason'>

/** Returns functions that create the possible results of a check of a subject. */
export function reporter(id: CheckId, subject: string) {
  const verified = (finding: Finding): Check => ({ id, outcome: 'verified', subject, ...finding })
  const failed = (finding: Finding): Check => ({ id, outcome: 'failed', subject, ...finding })
  return {
    verified,
    failed,
    compare({ expected, actual, passes = expected === actual, ...reasons }: Comparison): Check {
      return passes
        ? verified({ expected, actual, reason: reasons.verified })
        : failed({ expected, actual, reason: reasons.failed })
    },
    notCheckable(reason: string): Check {
      return { id, outcome: 'not-checkable', subject, reason }
    },
  }
}

export type Reporter = ReturnType<typeof reporter>

/**
 * Number of checks with each outcome, and the overall outcome.
 *
 * @example
 * ```ts
 * import { type Verdict, verdict } from '@mcm/proof'
 *
 * const summarize = ({ verified, failed }: Verdict) => `${verified} verified, ${failed} failed`
 * summarize(verdict([])) // => '0 verified, 0 failed'
 * ```
 */
export interface Verdict {
  /**
   * `failed` if any check failed; otherwise `verified` if any check passed; otherwise `not-checkable`.
   */
  outcome: Outcome
  /** Number of checks that passed. */
  verified: number
  /** Number of checks that failed. */
  failed: number
  /** Number of checks that weren't possible. */
  notCheckable: number
}

/**
 * Counts checks by outcome and returns the overall outcome.
 *
 * @example
 * ```ts
 * import { verdict, verifyBlock } from '@mcm/proof'
 *
 * const { outcome, failed } = verdict(verifyBlock({ block }))
 * outcome // => 'verified'
 * failed // => 0
 * ```
 */
export function verdict(checks: Iterable<Check>): Verdict {
  const counts = { verified: 0, failed: 0, 'not-checkable': 0 }
  for (const { outcome } of checks) counts[outcome]++
  const { verified, failed, 'not-checkable': notCheckable } = counts
  const outcome = failed > 0 ? 'failed' : verified > 0 ? 'verified' : 'not-checkable'
  return { outcome, verified, failed, notCheckable }
}
