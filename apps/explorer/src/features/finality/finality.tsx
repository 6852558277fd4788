import { SETTLED_DEPTH } from '@mcm/react/query'
import { WideOnly } from '@mcm/ui/layout'
import { Text } from '@mcm/ui/text'
import { depthParts } from './depth-text'
import styles from './finality.module.css'

interface FinalityProps {
  confirmations: number
  /**
   * What phones, which have no room for both, show of a block that isn't final yet: the marks, or when it
   * will be. Default: `marks`.
   */
  onPhones?: 'marks' | 'outlook'
  /** Whether a status precedes it. @default false */
  isAfterStatus?: boolean
}

/**
 * Says whether a block with this many confirmations is final, also by its color. Until it is, a mark
 * for each confirmation shows how far it is.
 */
export function Finality({
  confirmations,
  onPhones = 'marks',
  isAfterStatus = false,
}: FinalityProps) {
  const [count, outlook] = depthParts(confirmations, isAfterStatus)
  const marks = outlook && <Marks confirmations={confirmations} />
  return (
    <Text tone={confirmations < SETTLED_DEPTH ? 'ink' : 'green'}>
      {onPhones === 'marks' ? marks : <WideOnly>{marks}</WideOnly>}
      {count}
      {outlook && (onPhones === 'outlook' ? `, ${outlook}` : <WideOnly>, {outlook}</WideOnly>)}
    </Text>
  )
}

function Marks({ confirmations }: Pick<FinalityProps, 'confirmations'>) {
  return (
    <svg aria-hidden="true" width={SETTLED_DEPTH * 7} height={3} className={styles['marks']}>
      {Array.from({ length: SETTLED_DEPTH }, (_, at) => (
        <rect
          key={at}
          x={at * 7}
          width={5}
          height={3}
          className={at < confirmations ? undefined : styles['missing']}
        />
      ))}
    </svg>
  )
}
