import { formatCount } from '@mcm/ui/amount'

/** Apart, because they load with the answers. */
export const messages = {
  asking: 'Asking…',
  again: 'Ask again',
  caption: 'The hash at each endpoint',
  columns: { endpoint: 'Endpoint', answer: 'Answer', action: 'Switch' },
  own: 'in use',
  waiting: 'waiting…',
  /** Before the number of its block. */
  inBlock: 'in block',
  /** Before the number of its block. */
  inOrphaned: 'only in orphaned block',
  pending: 'pending',
  block: 'has a block with this hash',
  nothing: 'not found',
  use: 'Use',
  useLabel: (label: string) => `Use ${label}`,
  summary: (found: number, responded: number) => {
    if (responded === 0) return 'No endpoint responded.'
    const of = responded === 1 ? 'the only endpoint' : `the ${formatCount(responded)} endpoints`
    return found === 0
      ? `${responded === 1 ? 'The only endpoint' : `None of ${of}`} that responded ${responded === 1 ? 'doesn’t have' : 'has'} this hash.`
      : `${formatCount(found)} of ${of} that responded ${found === 1 ? 'has' : 'have'} this hash.`
  },
}
