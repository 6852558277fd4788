import { RelativeTime } from '@mcm/ui/relative-time'
import { Text } from '@mcm/ui/text'
import { useTipHeight } from '../../features/endpoint/use-tip-height'
import { Finality } from '../../features/finality/finality'
import styles from './block.module.css'
import { messages } from './messages'

interface BlockDepthProps {
  height: number
  /** The time of the block. */
  time: number
  /** Whether the block failed verification. The endpoint's tip then proves nothing either. */
  hasFailed: boolean
}

/** How deep the block is in the chain, and its age. */
export function BlockDepth({ height, time, hasFailed }: BlockDepthProps) {
  return (
    <Text size={15}>
      <Confirmations height={height} hasFailed={hasFailed} />
      {/* The facts say when, and that is what is printed. */}
      <Text tone="soft" className="print-without">
        {' · '}
        <RelativeTime time={time} />
      </Text>
    </Text>
  )
}

function Confirmations({ height, hasFailed }: Omit<BlockDepthProps, 'time'>) {
  const tip = useTipHeight()
  // The status often arrives after the block, so the line reserves space for it.
  if (tip === undefined || tip < height) {
    return (
      <span aria-hidden="true" className={styles['room']}>
        <Finality confirmations={1} />
      </span>
    )
  }
  const confirmations = tip - height + 1
  if (!hasFailed) return <Finality confirmations={confirmations} />
  return <Text tone="red">{`${messages.claimed(confirmations)} · ${messages.notFinal}`}</Text>
}
