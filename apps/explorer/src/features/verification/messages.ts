import type { CheckId } from '@mcm/proof'

export const messages = {
  working: 'Checking in your browser…',
  /** What a seal covers, keyed by the check that proves it, in this order. */
  covers: {
    block: {
      'block-hash': 'header',
      work: 'proof of work',
      haiku: 'haiku',
      reward: 'reward',
      'merkle-root': 'list of transaction ids',
    },
    transaction: {
      conservation: 'amounts',
      membership: 'inclusion in its block',
      'block-hash': 'block header',
      work: 'proof of work',
    },
  } satisfies Record<string, Partial<Record<CheckId, string>>>,
  noHaiku: 'no haiku',
  /** Without more words, this would claim the payments, whose senders and amounts can't be checked. */
  workVerified: 'Work verified in your browser',
  verified: 'Verified in your browser',
  covering: (parts: string) => `: ${parts}`,
  nothing: 'Nothing to verify here',
  broken: 'Not checked: verification could not run in this browser',
  failed: (titles: string) => `Verification failed: ${titles}`,
}
