import { Button } from '@mcm/ui/button'
import { Dialog } from '@mcm/ui/dialog'
import { Row } from '@mcm/ui/layout'
import { Text } from '@mcm/ui/text'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../config/paths'
import { useWatchlist } from '../../../features/watchlist/watchlist-store'
import { messages } from '../messages'
import { clearStored } from './clear-stored'

/** In the URL after everything was cleared, because the page starts anew. */
const CLEARED = 'cleared'

/** The target of links to the button. */
export const CLEAR_ID = 'clear'

const { clear } = messages

/** Removes everything that is stored. It asks first, because a watchlist can't be restored. */
export function ClearStoredButton() {
  const [isOpen, setIsOpen] = useState(false)
  const [isClearing, setIsClearing] = useState(false)
  const watched = useWatchlist().length
  const [params] = useSearchParams()
  const clearAll = async () => {
    setIsClearing(true)
    await clearStored()
    // What this page has in memory would be stored again.
    location.replace(`${paths.privacy.href()}?${CLEARED}`)
  }
  return (
    <Row align="center" id={CLEAR_ID}>
      <Button onClick={() => setIsOpen(true)}>{clear.button}</Button>
      <Text size={13} tone="soft">
        <span role="status">{params.has(CLEARED) && clear.done}</span>
        {!params.has(CLEARED) && clear.watchlist}
      </Text>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={clear.title}
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>{clear.cancel}</Button>
            <Button variant="solid" busy={isClearing} onClick={() => void clearAll()}>
              {clear.confirm}
            </Button>
          </>
        }
      >
        <p>{clear.text(watched)}</p>
      </Dialog>
    </Row>
  )
}
