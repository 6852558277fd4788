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
    if (responded === 1) {
      return `The only endpoint that responded ${found === 1 ? 'has' : 'doesn’t have'} this hash.`
    }
    const of = formatCount(responded)
    if (found === 0) {
      return `${responded === 2 ? 'Neither endpoint' : `None of the ${of} endpoints`} that responded has this hash.`
    }
    if (found === responded) {
      return `${responded === 2 ? 'Both' : `All ${of}`} endpoints that responded have this hash.`
    }
    return `${formatCount(found)} of the ${of} endpoints that responded ${found === 1 ? 'has' : 'have'} this hash.`
  },
}
