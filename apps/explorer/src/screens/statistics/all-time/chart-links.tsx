import { Link } from '@mcm/ui/link'
import styles from '../statistics.module.css'
import { chartId, charts } from './charts'
import { messages } from './messages'

/** Links to the charts, for phones, where all of them are seven screens high. */
export function ChartLinks() {
  return (
    <nav aria-label={messages.plots.jump} className={styles['chartLinks']}>
      <ul>
        {charts.map((chart) => (
          <li key={chart.label}>
            <Link href={`#${chartId(chart)}`}>{chart.label.replace(/ \(MCM\)|, mean/, '')}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
