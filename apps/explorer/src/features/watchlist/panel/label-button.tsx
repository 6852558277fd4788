import { Button, IconButton } from '@mcm/ui/button'
import type { Ref } from 'react'
import { useKnown } from '../known-mark/known-address'
import { IconEdit } from './icon-edit'
import { messages } from './messages'
import styles from './watchlist.module.css'
import type { WatchlistEntry } from '../watchlist-store'

interface LabelButtonProps {
  ref: Ref<HTMLButtonElement>
  entry: WatchlistEntry
  onClick: () => void
}

/** Opens the field for the label of an address. Without a label, it has text instead of an icon. */
export function LabelButton({ ref, entry, onClick }: LabelButtonProps) {
  const { address, label } = entry
  const shown = useKnown()(address).value
  const name = messages.labelAction(label, shown)
  if (label === undefined) {
    return (
      <Button
        ref={ref}
        variant="quiet"
        className={styles['action']}
        aria-label={name}
        onClick={onClick}
      >
        {messages.addLabel}
      </Button>
    )
  }
  return (
    <IconButton ref={ref} size="small" className={styles['action']} label={name} onClick={onClick}>
      <IconEdit />
    </IconButton>
  )
}
