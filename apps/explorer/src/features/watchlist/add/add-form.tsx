import { Button } from '@mcm/ui/button'
import { Text } from '@mcm/ui/text'
import { TextField } from '@mcm/ui/text-field'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { addAddresses, type Outcome } from './add-addresses'
import styles from './add-form.module.css'
import { messages } from './messages'

/** A field that adds one or several addresses. What it refuses stays in it, to be corrected. */
export function AddForm() {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    if (!outcome) return
    // What is pasted next replaces what was refused.
    field.current?.select()
    // Added addresses push it down.
    field.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [outcome])

  const add = (input: string) => {
    const result = addAddresses(input)
    setOutcome(result)
    setText(result.refused.map((one) => one.text).join(', '))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') add(text)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const isWhole = selectionStart === 0 && selectionEnd === value.length
    const pasted = event.clipboardData.getData('text')
    if (!isWhole || pasted.trim() === '') return
    // A field of one line would join the pasted lines.
    event.preventDefault()
    add(pasted)
  }

  return (
    <form className={styles['form']} onSubmit={submit}>
      <TextField
        ref={field}
        label={<VisuallyHidden>{messages.label}</VisuallyHidden>}
        placeholder={messages.placeholder}
        mono={text !== ''}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onValueChange={setText}
        onPaste={paste}
        error={outcome && outcome.refused.length > 0 ? <Reasons {...outcome} /> : undefined}
      />
      <Button type="submit" className={styles['add']}>
        {messages.add}
      </Button>
      <Text size={13} tone="soft" role="status" className={styles['status']}>
        {outcome && outcome.added > 0 && messages.added(outcome.added)}
      </Text>
    </form>
  )
}

/** The reasons, each after its address. A single one is about what the field shows. */
function Reasons({ refused }: Outcome) {
  if (refused.length === 1) return refused[0]?.why
  return refused.map(({ text, why }) => (
    <span key={text} className={styles['reason']}>
      <span className={styles['refused']}>{shortened(text)}</span> {why}
    </span>
  ))
}

function shortened(text: string): string {
  return text.length > 20 ? `${text.slice(0, 10)}…${text.slice(-6)}` : text
}
