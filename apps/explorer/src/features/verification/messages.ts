import type { CheckId, Outcome } from '@mcm/proof'

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
  /** On the newest blocks of the home page. */
  mark: {
    verified: 'verified here',
    failed: 'does not add up',
    unavailable: 'not checked',
    working: 'checking…',
  },
  panel: {
    title: 'Verification',
    lead: 'Computed again in your browser, by the rules of the chain, instead of believed.',
    hold: (count: number) => (count === 1 ? '1 check holds' : `${count} checks hold`),
    fail: (count: number) => (count === 1 ? '1 fails' : `${count} fail`),
    open: (count: number) => (count === 1 ? '1 cannot be made' : `${count} cannot be made`),
    caption: 'Each check with what was computed here and what the endpoint says',
    check: 'Check',
    expected: 'Computed here',
    actual: 'The endpoint says',
    both: ', as the endpoint says',
    none: 'nothing to compare',
    outcome: {
      verified: 'holds',
      failed: 'fails',
      'not-checkable': 'cannot be checked',
    } satisfies Record<Outcome, string>,
    limits: {
      block:
        'A block that holds is one that somebody did the work for. Whether it is part of the longest chain, no single endpoint can show.',
      transaction:
        'What holds shows that the block with this id took work. Whether that block is part of the longest chain, no single endpoint can show.',
    },
    incomplete:
      'The endpoint did not serve a block to compare with, so some checks are left out for now.',
    again: 'Check again',
  },
  alarm: {
    title: {
      block: 'This block does not add up',
      transaction: 'This transaction does not add up',
      latest: 'What this endpoint says does not add up',
      richList: 'This rich list does not add up',
    },
    text: 'What the endpoint says contradicts the rules of the chain, or itself. It is wrong, or someone changed the answer on its way. Do not rely on what you see here; ask another endpoint.',
    look: 'See what is wrong with block',
  },
}
