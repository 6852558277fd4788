import type { Outcome } from '@mcm/proof'

export const messages = {
  title: 'Verification',
  lead: 'Recomputed in your browser from the chain’s rules.',
  /** The verdict on one line. */
  verified: (count: number, total: number) =>
    `${count} of ${total} ${total === 1 ? 'check' : 'checks'} passed`,
  /** Follows the verdict. */
  others: (count: number) => `, ${count} not possible`,
  /** Follows `others` if it counts a single check. */
  named: (title: string) => `: ${title}`,
  /** Follows the verdict on paper. */
  covering: (parts: string) => ` (${parts})`,
  failed: (count: number, passed: number) =>
    `${count} ${count === 1 ? 'check' : 'checks'} failed, ${passed} passed`,
  notPossible: 'Not possible to check',
  caption: 'Each check with both values',
  check: 'Check',
  computed: 'Computed here',
  endpoint: 'From the endpoint',
  required: 'Required',
  found: 'Found',
  both: 'Computed here, same as the endpoint',
  outcome: {
    verified: 'passed',
    failed: 'failed',
    'not-checkable': 'not possible',
  } satisfies Record<Outcome, string>,
  limits: {
    block:
      'The checks that passed show that work was done for this block. No single endpoint can show whether it is on the longest chain.',
    transaction:
      'The checks that passed show that work was done for the block with this id. No single endpoint can show whether that block is on the longest chain.',
  },
  incomplete: 'The endpoint didn’t return a block to compare with, so some checks were skipped.',
  again: 'Check again',
}
