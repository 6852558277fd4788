import { Text } from '@mcm/ui/text'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { WATCHLIST_LIMIT } from '../watchlist-store'
import { messages } from './messages'

/** The maximum, with how much of it is used. */
export function Limit({ count }: { count: number }) {
  const full = count >= WATCHLIST_LIMIT
  return (
    <p>
      <span>{messages.limit}</span> ·{' '}
      <Text
        mono
        size={12}
        tone={full ? 'amber' : 'soft'}
        weight={full ? 'bold' : 'regular'}
        data-full={full}
      >
        <span aria-hidden="true">{messages.counter(count, WATCHLIST_LIMIT)}</span>
        <VisuallyHidden>{messages.counterLabel(count, WATCHLIST_LIMIT)}</VisuallyHidden>
      </Text>
    </p>
  )
}
