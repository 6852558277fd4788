import { Button, IconButton } from '@mcm/ui/button'
import { useRef, useState } from 'react'
import { useKnown } from '../known-mark/known-address'
import { LabelForm } from '../label/lazy-label-form'
import { IconEdit } from './icon-edit'
import { messages } from './messages'
import styles from './watchlist.module.css'
import type { WatchlistEntry } from '../watchlist-store'

/**
 * A button that becomes a text field for the label of an address. If there is no label, the button has
 * text instead of an icon.
 */
export function LabelEditor({ entry }: { entry: WatchlistEntry }) {
  const { address, label } = entry
  const shown = useKnown()(address).value
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const end = () => {
    setEditing(false)
    requestAnimationFrame(() => button.current?.focus())
  }

  if (editing) {
    return (
      <div className={styles['editor']}>
        <LabelForm entry={entry} onEnd={end} />
      </div>
    )
  }
  const name = messages.labelAction(label, shown)
  if (label === undefined) {
    return (
      <Button
        ref={button}
        variant="quiet"
        className={styles['action']}
        aria-label={name}
        onClick={() => setEditing(true)}
      >
        {messages.addLabel}
      </Button>
    )
  }
  return (
    <IconButton
      ref={button}
      size="small"
      className={styles['action']}
      label={name}
      onClick={() => setEditing(true)}
    >
      <IconEdit />
    </IconButton>
  )
}
