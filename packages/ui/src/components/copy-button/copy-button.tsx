import { useEffect, useState } from 'react'
import { cx } from '../../internal/cx'
import { writeClipboard } from '../../internal/write-clipboard'
import { Button, IconButton } from '../button'
import { IconCheck, IconCopy } from '../icons'
import { VisuallyHidden } from '../visually-hidden'
import styles from './copy-button.module.css'

const SHOWN_FOR = 2000

export interface CopyButtonProps {
  /** The text that goes to the clipboard, whole. */
  value: string
  /** What is copied: 'Copy address'. @default 'Copy' */
  label?: string | undefined
  /** A button with words instead of the drawing alone. */
  withText?: boolean | undefined
  /** Called when the text is on the clipboard. */
  onCopied?: (() => void) | undefined
  className?: string | undefined
}

/** Copies a value, says 'Copied!' for two seconds and tells assistive technology. */
export function CopyButton({
  value,
  label = 'Copy',
  withText = false,
  onCopied,
  className,
}: CopyButtonProps) {
  // Which value was copied: a button that is given another value is fresh again.
  const [outcome, setOutcome] = useState<{ value: string; text: string } | null>(null)
  const said = outcome?.value === value ? outcome.text : null

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    try {
      await writeClipboard(value)
      setOutcome({ value, text: 'Copied!' })
      onCopied?.()
    } catch {
      setOutcome({ value, text: 'Not copied: the browser refused' })
    }
  }

  const done = said === 'Copied!'
  const icon = done ? <IconCheck size={14} /> : <IconCopy size={14} />
  return (
    <span className={cx(styles['copy'], done && styles['done'], className)}>
      {withText ? (
        <Button icon={icon} onClick={() => void copy()}>
          {said ?? label}
        </Button>
      ) : (
        <IconButton label={label} size="small" onClick={() => void copy()}>
          {icon}
        </IconButton>
      )}
      {said && !withText && (
        <span aria-hidden="true" className={styles['note']}>
          {done ? said : 'Not copied'}
        </span>
      )}
      <VisuallyHidden as="output">{said}</VisuallyHidden>
    </span>
  )
}
