import { Button } from '@mcm/ui/button'
import { TextField } from '@mcm/ui/text-field'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import type { FormEvent, KeyboardEvent } from 'react'
import { relabel } from '../edit-watchlist'
import { useKnown } from '../known-mark/known-address'
import { LABEL_LIMIT, useIsWatchlistKept, type WatchlistEntry } from '../watchlist-store'
import styles from './label-form.module.css'
import { messages } from './messages'

interface LabelFormProps {
  entry: Pick<WatchlistEntry, 'address' | 'label'>
  /** Whether the form opened because the address was just saved. The field then doesn't take focus. */
  isAfterWatching?: boolean
  /** Called when the label was saved or left as it was. */
  onEnd: () => void
}

/** A field for the label of a watched address. */
export default function LabelForm({ entry, isAfterWatching = false, onEnd }: LabelFormProps) {
  const { address, label = '' } = entry
  const isKept = useIsWatchlistKept()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('label')
    relabel(address, typeof text === 'string' ? text : '')
    onEnd()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Ends editing without closing the list.
    event.preventDefault()
    event.stopPropagation()
    onEnd()
  }
  return (
    // Escape closes the form from any of its controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form className={styles['form']} onSubmit={submit} onKeyDown={onKeyDown}>
      <TextField
        label={<VisuallyHidden>{messages.labelOf(useKnown()(address).value)}</VisuallyHidden>}
        name="label"
        defaultValue={label}
        placeholder={isAfterWatching && isKept ? messages.saved : messages.placeholder}
        maxLength={LABEL_LIMIT}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={!isAfterWatching}
      />
      <Button size="small" type="submit">
        {messages.save}
      </Button>
      <Button size="small" variant="quiet" onClick={onEnd}>
        {isAfterWatching ? messages.skip : messages.cancel}
      </Button>
    </form>
  )
}
