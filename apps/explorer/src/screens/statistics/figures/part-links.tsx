import { Link } from '@mcm/ui/link'
import { useCurrentPart } from '../../../shared/use-current-part'
import { messages } from '../messages'
import styles from '../statistics.module.css'
import { partId } from './part-id'

/** Links to groups of charts and to tables, for phones, where all of them are many screens high. */
export function PartLinks({ labels }: { labels: readonly string[] }) {
  const current = useCurrentPart(labels.map(partId))
  return (
    <nav aria-label={messages.parts} className={styles['partLinks']}>
      <ul>
        {labels.map((label) => (
          <li key={label}>
            <Link
              href={`#${partId(label)}`}
              {...(partId(label) === current && { 'aria-current': 'location' })}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
