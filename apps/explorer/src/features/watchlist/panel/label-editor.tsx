import { Button } from '@mcm/ui/button'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { useRef, useState } from 'react'
import { useKnown } from '../known-mark/known-address'
import { LabelForm } from '../label/lazy-label-form'
import { messages } from './messages'
import styles from './watchlist.module.css'
import type { WatchlistEntry } from '../watchlist-store'

/** The label of an address, as a button that becomes a text field. */
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
        <LabelForm entry={entry} takesFocus onEnd={end} />
      </div>
    )
  }
  return (
    <Button
      ref={button}
      size="small"
      variant="quiet"
      className={label === undefined ? styles['label'] : `${styles['label']} ${styles['named']}`}
      onClick={() => setEditing(true)}
    >
      <span className={styles['name']}>{label ?? messages.addLabel}</span>
      <VisuallyHidden> {label === undefined ? shown : messages.editLabel(shown)}</VisuallyHidden>
    </Button>
  )
}
