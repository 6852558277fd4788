import type { BlockIdentifier } from '@mcm/rosetta-client'
import { RelativeTime } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import type { EstimatedTimes } from '../../data/use-estimated-times'
import styles from './block-age.module.css'
import { formatTime } from './format-time'
import { messages } from './messages'

interface BlockAgeProps {
  block: BlockIdentifier | null
  times: EstimatedTimes
}

/** The age of a block. An estimated one says so, and so does its tooltip. */
export function BlockAge({ block, times: { times, isComplete } }: BlockAgeProps) {
  const at = block && times.get(block.hash)
  if (!at)
    return (
      <span className={styles['age']}>{block && !isComplete ? <Skeleton letters={4} /> : '–'}</span>
    )
  if (!at.isAbout) return <RelativeTime time={at.time} form="age" className={styles['age']} />
  return (
    <span title={messages.about(formatTime(at.time))} className={styles['age']}>
      {messages.almost}
      <RelativeTime time={at.time} form="age" className={styles['estimated']} />
    </span>
  )
}
