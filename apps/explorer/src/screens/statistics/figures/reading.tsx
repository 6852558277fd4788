import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import type { ReactNode } from 'react'
import { messages } from '../messages'
import styles from './charts.module.css'
import { formatChange, formatSize } from './formats'

interface ReadingProps {
  value: string
  /** What the value is of: a block or a period. It is empty if the lead chart or a title says it. */
  of: ReactNode
  /** What it is compared with. */
  note?: ReactNode
}

/** The reading of a chart below its title. */
export function Reading({ value, of, note }: ReadingProps) {
  return (
    <>
      <b>{value}</b> <span>{of}</span>
      {note && <span className={styles['line']}>{note}</span>}
    </>
  )
}

interface ChangeProps {
  from: number | null | undefined
  to: number | null | undefined
  /** What `from` is, such as 'vs. the day before'. */
  text: string
}

/** A change in percent, and in words for screen readers. Without one, its line is empty. */
export function Change({ from, to, text }: ChangeProps) {
  if (!from || to === null || to === undefined) return '\u00a0'
  const ratio = (to - from) / from
  const { up, down, same } = messages.change
  return (
    <>
      <strong aria-hidden="true">{formatChange(ratio)}</strong>
      <VisuallyHidden>
        {ratio === 0 ? same : `${ratio > 0 ? up : down} ${formatSize(ratio)}`}
      </VisuallyHidden>{' '}
      {text}
    </>
  )
}
