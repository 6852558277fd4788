import type { Period } from '@mcm/exports/data-set'
import { Button } from '@mcm/ui/button'
import { TextField } from '@mcm/ui/text-field'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../config/paths'
import styles from './haiku.module.css'
import { messages } from './messages'

interface FindFormProps {
  words: string
  day: string
  days: readonly Period[]
}

/** Fields for words and for a day. Words take precedence. */
export function FindForm({ words, day, days }: FindFormProps) {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = data.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const isNewDay = text('day') !== '' && text('day') !== day
    const search =
      isNewDay || text('words') === '' ? { day: text('day') } : { words: text('words') }
    void navigate(paths.haiku.href(search), { preventScrollReset: true })
  }
  return (
    <form onSubmit={submit} className={styles['form']} role="search">
      <TextField
        label={messages.word}
        name="words"
        defaultValue={words}
        placeholder={messages.wordHint}
        autoComplete="off"
        maxLength={60}
      />
      <TextField
        label={messages.day}
        name="day"
        type="date"
        defaultValue={day}
        max={days.at(-1)?.day}
      />
      <div>
        <Button type="submit" variant="solid">
          {messages.find}
        </Button>
      </div>
    </form>
  )
}
