import { IconChevronDown } from '@mcm/ui/icons'
import { Popover } from '@mcm/ui/popover'
import type { ReactNode } from 'react'
import { lazyPart } from '../../shared/lazy-part/lazy-part'
import styles from './go-to-block.module.css'
import { messages } from './messages'

const GoToForm = lazyPart(() => import('./go-to-form'))

interface GoToBlockProps {
  /** The highest block number accepted, if there is a limit. */
  max?: number | undefined
  /** Called with the height of a block: the one entered, or the last one of the day entered. */
  onGo: (height: number) => void
  /** Another way to go somewhere, below the form. It is given what closes the panel. */
  children?: ((close: () => void) => ReactNode) | undefined
}

/** A button with a form that moves a list, newest first, to a block or to a date. */
export function GoToBlock({ max, onGo, children }: GoToBlockProps) {
  return (
    <Popover
      label={messages.label}
      className={styles['open']}
      trigger={
        <>
          {messages.open} <IconChevronDown size={12} />
        </>
      }
    >
      {(close) => (
        <div className={styles['go']}>
          <GoToForm
            max={max}
            onGo={(height: number) => {
              close()
              onGo(height)
            }}
          />
          {children?.(close)}
        </div>
      )}
    </Popover>
  )
}

/** The form itself, for a page on which another block is a likely way on. Its place is kept. */
export function GoToBlockForm(props: Omit<GoToBlockProps, 'children'>) {
  return (
    <div className={styles['inline']}>
      <GoToForm {...props} isInline />
    </div>
  )
}
