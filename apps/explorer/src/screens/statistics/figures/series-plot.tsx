import { LinePlot, type LinePlotProps } from '@mcm/ui/plot'
import { messages } from '../messages'
import styles from '../statistics.module.css'

interface SeriesPlotProps extends LinePlotProps {
  /** Returns the words for a value that never changes. */
  constantText?: (value: string) => string
}

/** A line, or a few words if the value never changes: a flat line would show nothing. */
export function SeriesPlot({ constantText = messages.plots.constant, ...props }: SeriesPlotProps) {
  const { id, label, points, formatY } = props
  const [first, ...others] = points
  return first && others.length > 0 && others.every(({ y }) => y === first.y) ? (
    <figure id={id} className={styles['constant']}>
      <figcaption>{label}</figcaption>
      <p>{constantText(formatY(first.y))}</p>
    </figure>
  ) : (
    <LinePlot {...props} />
  )
}
