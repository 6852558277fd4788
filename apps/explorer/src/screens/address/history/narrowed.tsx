import { Count } from '@mcm/ui/amount'
import { Button } from '@mcm/ui/button'
import { Text } from '@mcm/ui/text'
import { messages } from '../messages'
import styles from './history.module.css'

/** Says that later transactions are left out, and offers all of them. */
export function Narrowed({ maxBlock, onClear }: { maxBlock: number; onClear: () => void }) {
  return (
    <Text as="p" size={13} className={styles['narrowed']}>
      {messages.goTo.upTo} <Count value={maxBlock} />{' '}
      <Button size="small" onClick={onClear}>
        {messages.goTo.all}
      </Button>
    </Text>
  )
}
