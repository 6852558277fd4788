import type { CheckId } from '@mcm/proof'

export const messages = {
  working: 'Checking in your browser…',
  /** What a seal covers, by the check that shows it; in this order. */
  covers: {
    block: {
      'block-hash': 'header',
      work: 'work',
      haiku: 'haiku',
      reward: 'reward',
      'merkle-root': 'list of transaction ids',
    },
    transaction: {
      conservation: 'amounts',
      membership: 'place in its block',
      'block-hash': 'the block’s header',
      work: 'the block’s work',
    },
  } satisfies Record<string, Partial<Record<CheckId, string>>>,
  verified: (parts: string) => `Verified in your browser: ${parts}`,
  nothing: 'Nothing here can be checked',
  broken: 'Not checked: the verification could not run in this browser',
  failed: (titles: string) => `Does not add up: ${titles}`,
}
