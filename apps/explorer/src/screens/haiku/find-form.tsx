import type { Period } from '@mcm/exports/data-set'
import { Button } from '@mcm/ui/button'
import { TextField } from '@mcm/ui/text-field'
import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../config/paths'
import styles from './haiku.module.css'
import { messages } from './messages'

interface FindFormProps {
  words: string
  day: string
  days: readonly Period[]
}

/** A form for words and one for a day, each with its own button. */
export function FindForm({ words, day, days }: FindFormProps) {
  const navigate = useNavigate()
  const forms = useRef<HTMLDivElement>(null)
  // The fields show what the list does, after going back too.
  useEffect(() => {
    for (const [name, value] of Object.entries({ words, day })) {
      const field = forms.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
      if (field) field.value = value
    }
  }, [words, day])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const search = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [
        name,
        typeof value === 'string' ? value.trim() : '',
      ]),
    )
    void navigate(paths.haiku.href(search), { preventScrollReset: true })
  }
  return (
    <div ref={forms} className={styles['forms']} role="search">
      <form onSubmit={submit} className={styles['form']}>
        <TextField
          label={messages.word}
          name="words"
          defaultValue={words}
          placeholder={messages.wordHint}
          autoComplete="off"
          maxLength={60}
        />
        <Button type="submit" variant="solid">
          {messages.find}
        </Button>
      </form>
      <form onSubmit={submit} className={styles['form']}>
        <TextField
          label={messages.day}
          name="day"
          type="date"
          defaultValue={day}
          max={days.at(-1)?.day}
        />
        <Button type="submit">{messages.openDay}</Button>
      </form>
    </div>
  )
}
