import { SETTLED_DEPTH } from '@mcm/react/query'
import { WideOnly } from '@mcm/ui/layout'
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

/** Returns a block's number of confirmations, or nothing while the tip isn't known. */
function useConfirmations(height: number): number | undefined {
  const tip = useTipHeight()
  return tip === undefined || tip < height ? undefined : tip - height + 1
}

/** The age of a block that isn't final yet, for phones, whose line with its depth has no room for it. */
export function RecentAge({ height, time }: Pick<BlockDepthProps, 'height' | 'time'>) {
  const confirmations = useConfirmations(height)
  if (confirmations === undefined || confirmations >= SETTLED_DEPTH) return null
  return (
    <Text size={13} tone="soft" className="print-without">
      <RelativeTime time={time} />
    </Text>
  )
}

/**
 * How deep the block is in the chain, and its age. Until it is final, a phone shows when it will be instead
 * of the age.
 */
export function BlockDepth({ height, time, hasFailed }: BlockDepthProps) {
  const confirmations = useConfirmations(height)
  const isFinal = confirmations !== undefined && confirmations >= SETTLED_DEPTH
  // The facts say when, and that is what is printed.
  const age = (
    <Text tone="soft" className="print-without">
      {' · '}
      <RelativeTime time={time} />
    </Text>
  )
  if (hasFailed && confirmations !== undefined) {
    return (
      <Text size={15}>
        <Text tone="red">{`${messages.claimed(confirmations)} · ${messages.notFinal}`}</Text>
        {age}
      </Text>
    )
  }
  return (
    <Text size={15}>
      {confirmations === undefined ? (
        // The status often arrives after the block, so the line reserves space for it.
        <span aria-hidden="true" className={styles['room']}>
          <Finality confirmations={1} />
        </span>
      ) : (
        <Finality confirmations={confirmations} onPhones="outlook" />
      )}
      {isFinal ? age : <WideOnly>{age}</WideOnly>}
    </Text>
  )
}
