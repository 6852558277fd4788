/**
 * What a check found. `not-checkable` says that what the check needs is not there, never that
 * something is wrong.
 */
export type Outcome = 'verified' | 'failed' | 'not-checkable'

/** The name of each check, as a short heading. The keys are the ids of the checks. */
export const checkTitles = {
  'block-hash': 'Block hash',
  'parent-link': 'Parent',
  'start-time': 'Start of the work',
  'solve-time': 'Time to solve',
  timestamp: 'Timestamp',
  difficulty: 'Difficulty',
  grammar: 'Grammar of the nonce',
  work: 'Proof of work',
  haiku: 'Haiku',
  reward: 'Reward',
  'transaction-count': 'Number of transactions',
  'merkle-root': 'List of transactions',
  'transaction-order': 'Order of transactions',
  fees: 'Fees',
  conservation: 'Amounts',
  'block-size': 'Size',
  transfers: 'Who paid whom',
  membership: 'In the block',
  address: 'Address',
  supply: 'Supply',
  'rich-list': 'Rich list',
} as const

export type CheckId = keyof typeof checkTitles

interface CheckBase {
  id: CheckId
  /** What was looked at: `Block 1078535`, `Transaction 0x1859…`. */
  subject: string
  /** One sentence for a person: what the outcome means. */
  reason: string
}

/** Two values were compared. */
export interface ComparedCheck extends CheckBase {
  outcome: 'verified' | 'failed'
  /** What the rules of the chain give, computed here. */
  expected: string
  /** What the endpoint answered. */
  actual: string
}

/** There was nothing to compare with; the reason says what is missing. */
export interface UncheckableCheck extends CheckBase {
  outcome: 'not-checkable'
}

/** One check and how it came out: plain data that can be posted between threads or stored. */
export type Check = ComparedCheck | UncheckableCheck

/** What a comparison gives to {@link reporter}. */
export interface Comparison {
  expected: string
  actual: string
  /** Whether the values agree; by default whether they are the same text. */
  holds?: boolean
  /** The sentence when they agree. */
  verified: string
  /** The sentence when they do not. */
  failed: string
}

/** Two values and what their comparison means. */
export type Finding = Pick<ComparedCheck, 'expected' | 'actual' | 'reason'>

/** Makes the checks of one id about one subject. */
export function reporter(id: CheckId, subject: string) {
  const verified = (finding: Finding): Check => ({ id, outcome: 'verified', subject, ...finding })
  const failed = (finding: Finding): Check => ({ id, outcome: 'failed', subject, ...finding })
  return {
    verified,
    failed,
    compare({ expected, actual, holds = expected === actual, ...reasons }: Comparison): Check {
      return holds
        ? verified({ expected, actual, reason: reasons.verified })
        : failed({ expected, actual, reason: reasons.failed })
    },
    notCheckable(reason: string): Check {
      return { id, outcome: 'not-checkable', subject, reason }
    },
  }
}

export type Reporter = ReturnType<typeof reporter>

/** How many checks had each outcome, and the worst that matters for the whole. */
export interface Verdict {
  /** `failed` when one failed, `verified` when at least one did and none failed. */
  outcome: Outcome
  verified: number
  failed: number
  notCheckable: number
}

/** Sums up checks, for a seal or an exit code. */
export function verdict(checks: Iterable<Check>): Verdict {
  const counts = { verified: 0, failed: 0, 'not-checkable': 0 }
  for (const { outcome } of checks) counts[outcome]++
  const { verified, failed, 'not-checkable': notCheckable } = counts
  const outcome = failed > 0 ? 'failed' : verified > 0 ? 'verified' : 'not-checkable'
  return { outcome, verified, failed, notCheckable }
}
