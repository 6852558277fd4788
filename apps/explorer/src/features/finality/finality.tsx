import { SETTLED_DEPTH } from '@mcm/react/query'
import { WideOnly } from '@mcm/ui/layout'
import { Text } from '@mcm/ui/text'
import { depthParts } from './depth-text'
import styles from './finality.module.css'

/**
 * Says whether a block with this many confirmations is final, also by its color. Until it is, a mark
 * for each confirmation shows how far it is. Phones have no room for when it will be, next to what
 * else is on the line.
 */
export function Finality({ confirmations }: { confirmations: number }) {
  const [count, outlook] = depthParts(confirmations)
  return (
    <Text tone={confirmations < SETTLED_DEPTH ? 'ink' : 'green'}>
      {outlook && (
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
      )}
      {count}
      {outlook && <WideOnly>, {outlook}</WideOnly>}
    </Text>
  )
}
