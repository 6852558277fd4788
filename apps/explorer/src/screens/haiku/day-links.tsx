import { IconChevronLeft, IconChevronRight } from '@mcm/ui/icons'
import { Link } from '@mcm/ui/link'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { paths } from '../../config/paths'
import { formatShortDay } from './days'
import styles from './haiku.module.css'
import { messages } from './messages'

/** The days before and after the one that is shown, if the data set has them. */
export interface Neighbors {
  before: string | undefined
  after: string | undefined
}

/** Links to the days before and after one. */
export function DayLinks({ before, after }: Neighbors) {
  if (before === undefined && after === undefined) return null
  return (
    <nav aria-label={messages.days} className={styles['days']}>
      <PreviousDay day={before} />
      {after !== undefined && (
        <Link href={paths.haiku.href({ day: after })}>
          <VisuallyHidden>{messages.nextDay} </VisuallyHidden>
          {formatShortDay(after)} <IconChevronRight size={12} />
        </Link>
      )}
    </nav>
  )
}

/** A link to the day before one. */
export function PreviousDay({ day }: { day: string | undefined }) {
  return (
    day !== undefined && (
      <Link href={paths.haiku.href({ day })}>
        <VisuallyHidden>{messages.previousDay} </VisuallyHidden>
        <IconChevronLeft size={12} /> {formatShortDay(day)}
      </Link>
    )
  )
}
