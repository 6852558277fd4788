import { LinePlot, type LinePlotProps } from '@mcm/ui/plot'
import { messages } from '../messages'
import styles from '../statistics.module.css'

interface SeriesPlotProps extends LinePlotProps {
  /** The words for a value that never changes. */
  constantText?: string
}

/**
 * A line, or the value with a few words if it never changes: axes would show nothing. It has the
 * shape of a chart, so that it leaves no hole among the others.
 */
export function SeriesPlot({ constantText = messages.plots.constant, ...props }: SeriesPlotProps) {
  const { label, points, formatY } = props
  const [first, ...others] = points
  return first && others.length > 0 && others.every(({ y }) => y === first.y) ? (
    <figure className={styles['constant']}>
      <figcaption>
        <span>{label}</span> <b>{formatY(first.y)}</b>
      </figcaption>
      <p>{constantText}</p>
    </figure>
  ) : (
    <LinePlot {...props} />
  )
}
