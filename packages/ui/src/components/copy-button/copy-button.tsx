'use client'

import { forwardRef, useEffect, useState, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import { writeClipboard } from '../../internal/write-clipboard'
import { Button, IconButton } from '../button'
import { IconCheck, IconCopy } from '../icons'
import { VisuallyHidden } from '../visually-hidden'
import styles from './copy-button.module.css'

const SHOWN_FOR = 2000

/**
 * Props of `CopyButton`.
 *
 * @example
 * ```tsx
 * import { CopyButton, type CopyButtonProps } from '@mcm/ui/copy-button'
 *
 * const copy: CopyButtonProps = { value: 'npm install react', withText: true }
 *
 * <CopyButton {...copy} />
 * ```
 */
export interface CopyButtonProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'children' | 'value' | 'onClick'
> {
  /** The full text to copy. */
  value: string
  /** The name of the action, such as 'Copy address'. @default 'Copy' */
  label?: string | undefined
  /** Whether to show the label next to the icon. */
  withText?: boolean | undefined
  /** Called after the text has been copied. */
  onCopied?: (() => void) | undefined
}

/**
 * Copies a value, shows 'Copied!' for two seconds and announces it to assistive technology.
 *
 * @example
 * ```tsx
 * import { CopyButton } from '@mcm/ui/copy-button'
 *
 * <CopyButton value="J8gqYehTJhJWrfcUd766sUQ8THktNs" label="Copy address" />
 * ```
 */
export const CopyButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, CopyButtonProps>(
  function CopyButton(
    { value, label = 'Copy', withText = false, onCopied, className, ...rest },
    ref,
  ) {
    // The value that was copied: a new value resets the button.
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
        setOutcome({ value, text: 'Not copied: blocked by the browser' })
      }
    }

    const done = said === 'Copied!'
    const icon = done ? <IconCheck size={14} /> : <IconCopy size={14} />
    return (
      <span className={cx(styles['copy'], done && styles['done'], className)}>
        {withText ? (
          <Button ref={ref} {...rest} icon={icon} onClick={() => void copy()}>
            {said ?? label}
          </Button>
        ) : (
          <IconButton ref={ref} {...rest} label={label} size="small" onClick={() => void copy()}>
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
  },
)
