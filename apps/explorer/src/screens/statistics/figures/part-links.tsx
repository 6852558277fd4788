import { Link } from '@mcm/ui/link'
import { messages } from '../messages'
import styles from '../statistics.module.css'
import { partId } from './part-id'

/** Links to groups of charts and to tables, for phones, where all of them are many screens high. */
export function PartLinks({ labels }: { labels: readonly string[] }) {
  return (
    <nav aria-label={messages.parts} className={styles['partLinks']}>
      <ul>
        {labels.map((label) => (
          <li key={label}>
            <Link href={`#${partId(label)}`}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
