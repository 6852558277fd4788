import { Text } from '@mcm/ui/text'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import type { ReactNode } from 'react'
import { messages } from './messages'
import styles from './transaction-columns.module.css'

interface WithMemoProps {
  memo: string | undefined
  /** The parties. */
  children: ReactNode
  /** What only paper has after the memo. */
  onPaper?: ReactNode
}

/**
 * The parties of a transaction and its memo, which starts at the same place in every row. On phones it is
 * at the end of the line. Where it has no room, it ends with an ellipsis.
 */
export function WithMemo({ memo, children, onPaper }: WithMemoProps) {
  return (
    <span className={`${styles['line']} print-destination`}>
      <span className={styles['parties']}>{children}</span>
      {memo !== undefined && memo !== '' && <Memo>{memo}</Memo>}
      {onPaper}
    </span>
  )
}

export function Memo({ children }: { children: string }) {
  return (
    <Text
      mono
      tone="soft"
      title={children}
      className={`${styles['memo']} print-memo`}
      data-label={messages.memo}
    >
      <VisuallyHidden>{messages.memo} </VisuallyHidden>
      {children}
    </Text>
  )
}

/** The title of the parties' column, with one above the memos, which are announced as such themselves. */
export function MemoTitle({ children }: { children: ReactNode }) {
  return (
    <span className={styles['line']}>
      <span className={styles['parties']}>{children}</span>
      <span aria-hidden="true" className={styles['title']}>
        {messages.columns.memo}
      </span>
    </span>
  )
}
