import { Button } from '@mcm/ui/button'
import { TextField } from '@mcm/ui/text-field'
import { type FormEvent, useState } from 'react'
import { readBlockHeight } from '../../data/block-id'
import styles from './blocks.module.css'
import { messages } from './messages'

interface GoToBlockProps {
  tip: number
  /** Called with a height from 1 to the tip. */
  onGo: (height: number) => void
}

/**
 * A form that jumps to the page that starts at a height. If the height isn't in the chain, it is
 * rejected with a message that shows the valid range.
 */
export function GoToBlock({ tip, onGo }: GoToBlockProps) {
  const [text, setText] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const height = readBlockHeight(text.replace(/[,\s]/g, ''))
    const isInChain = height !== undefined && height >= 1 && height <= tip
    setIsWrong(!isInChain)
    if (isInChain) onGo(height)
  }
  return (
    <form onSubmit={submit} className={styles['go']} noValidate>
      <TextField
        label={messages.goTo}
        mono
        value={text}
        onValueChange={setText}
        error={isWrong ? messages.badHeight(tip) : undefined}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
      />
      <div className={styles['button']}>
        <Button type="submit">{messages.go}</Button>
      </div>
    </form>
  )
}
