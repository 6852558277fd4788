import type { Outcome } from '@mcm/proof'

export const messages = {
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
}
