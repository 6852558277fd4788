import type { Period } from '@mcm/exports/data-set'
import { IconChevronLeft, IconChevronRight } from '@mcm/ui/icons'
import { Link } from '@mcm/ui/link'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { paths } from '../../config/paths'
import { formatShortDay } from './days'
import styles from './haiku.module.css'
import { messages } from './messages'

interface DayLinksProps {
  days: readonly Period[]
  period: Period
}

/** Links to the days before and after one. */
export function DayLinks({ days, period }: DayLinksProps) {
  const at = days.indexOf(period)
  const [before, after] = [days[at - 1]?.day, days[at + 1]?.day]
  if (before === undefined && after === undefined) return null
  return (
    <nav aria-label={messages.days} className={styles['days']}>
      {before !== undefined && (
        <Link href={paths.haiku.href({ day: before })}>
          <VisuallyHidden>{messages.previousDay} </VisuallyHidden>
          <IconChevronLeft size={12} /> {formatShortDay(before)}
        </Link>
      )}
      {after !== undefined && (
        <Link href={paths.haiku.href({ day: after })}>
          <VisuallyHidden>{messages.nextDay} </VisuallyHidden>
          {formatShortDay(after)} <IconChevronRight size={12} />
        </Link>
      )}
    </nav>
  )
}
