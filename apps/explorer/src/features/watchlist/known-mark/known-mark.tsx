import { IconStarFilled } from '@mcm/ui/icons'
import { Text } from '@mcm/ui/text'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { starMessages as messages } from '../star/messages'
import { useKnown } from './known-address'
import styles from './known-mark.module.css'

/**
 * The star and label of an address that is shown elsewhere. Renders nothing if the address isn't
 * watched.
 */
export function KnownMark({ address }: { address: string }) {
  const { watched, label } = useKnown()(address)
  if (!watched) return null
  return (
    <span className={styles['mark']}>
      <span className={styles['star']} title={messages.watched}>
        <IconStarFilled size={12} />
        <VisuallyHidden> ({messages.watched})</VisuallyHidden>
      </span>
      {label !== undefined && (
        <Text size={13} tone="soft">
          {label}
        </Text>
      )}
    </span>
  )
}
