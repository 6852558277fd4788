import { Button } from '@mcm/ui/button'
import { TextField } from '@mcm/ui/text-field'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { type FormEvent, useState } from 'react'
import { messages } from '../messages'
import styles from '../rich-list.module.css'

interface SearchFormProps {
  /** The search text in the URL. */
  text: string
  /** Called with the text to search for. An empty text ends the search. */
  onSearch: (text: string) => void
}

/** A field for searching by part of an address. */
export function SearchForm({ text, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(text)
  const [last, setLast] = useState(text)
  // Back and Forward change the search text too.
  if (text !== last) {
    setLast(text)
    setTyped(text)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  const type = (next: string) => {
    setTyped(next)
    if (next === '') onSearch('')
  }
  return (
    <search>
      <form onSubmit={submit} className={styles['search']}>
        <TextField
          label={<VisuallyHidden>{messages.search.label}</VisuallyHidden>}
          placeholder={messages.search.hint}
          type="search"
          mono
          value={typed}
          onValueChange={type}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit">{messages.search.submit}</Button>
      </form>
    </search>
  )
}
