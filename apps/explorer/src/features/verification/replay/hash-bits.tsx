import type { WorkTrace } from '@mcm/proof'
import { Text } from '@mcm/ui/text'
import { messages } from './messages'
import styles from './replay.module.css'

/** The bits of the final hash. The leading zeros are marked, and those required are underlined. */
export function HashBits({ trace: { hash, found, required } }: { trace: WorkTrace }) {
  const bits = Array.from(hash, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (
    <>
      <code aria-hidden="true" className={styles['bits']}>
        {Array.from(bits, (bit, at) => (
          // A hash has a fixed number of bits.
          // oxlint-disable-next-line react/no-array-index-key
          <span
            key={at}
            className={[at < found && styles['zero'], at < required && styles['required']]
              .filter(Boolean)
              .join(' ')}
          >
            {bit}
          </span>
        ))}
      </code>
      <Text as="p" size={13} tone="soft">
        {messages.bits(found, required)}
      </Text>
    </>
  )
}
