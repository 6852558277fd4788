import { Button } from '@mcm/ui/button'
import { TextField } from '@mcm/ui/text-field'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useKnown } from '../known-mark/known-address'
import { relabel } from '../edit-watchlist'
import { messages } from './messages'
import styles from './watchlist.module.css'
import { LABEL_LIMIT, type WatchlistEntry } from '../watchlist-store'

/** The label of an address, as a button that becomes a text field. */
export function LabelEditor({ entry: { address, label } }: { entry: WatchlistEntry }) {
  const shown = useKnown()(address).value
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const end = () => {
    setEditing(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('label')
    relabel(address, typeof text === 'string' ? text : '')
    end()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Ends editing without closing the list.
    event.preventDefault()
    event.stopPropagation()
    end()
  }

  if (!editing) {
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
  return (
    // Escape closes the form from any of its controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form className={styles['editor']} onSubmit={submit} onKeyDown={onKeyDown}>
      <TextField
        label={<VisuallyHidden>{messages.labelOf(shown)}</VisuallyHidden>}
        name="label"
        defaultValue={label ?? ''}
        maxLength={LABEL_LIMIT}
        autoComplete="off"
        // The visitor opened this field, so it takes focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <Button size="small" type="submit">
        {messages.save}
      </Button>
      <Button size="small" variant="quiet" onClick={end}>
        {messages.cancel}
      </Button>
    </form>
  )
}
