import { Button } from '@mcm/ui/button'
import { Hash } from '@mcm/ui/hash'
import { Row } from '@mcm/ui/layout'
import { Text } from '@mcm/ui/text'
import { useKnown } from '../known-mark/known-address'
import type { WatchlistEntry } from '../watchlist-store'
import { messages } from './messages'

/** Says which address was removed, and offers to put it back. */
export function Removed({ entry, onUndo }: { entry: WatchlistEntry; onUndo: () => void }) {
  const shown = useKnown()(entry.address).value
  return (
    <Row spread align="center" nowrap>
      <Text size={13} tone="soft">
        {messages.removed} {entry.label ?? <Hash value={shown} form="10-6" />}
      </Text>
      <Button size="small" onClick={onUndo}>
        {messages.undo}
      </Button>
    </Row>
  )
}
