import type { ReactNode } from 'react'
import styles from './note.module.css'

interface NoteProps {
  title: string
  children: ReactNode
}

/** Where the running API departs from the standard or from what one would expect, and why. */
export function Differs({ title, children }: NoteProps) {
  return <Box kind="differs" label="What the API really does" title={title} body={children} />
}

/** What costs money or keys when it is overlooked. */
export function Danger({ title, children }: NoteProps) {
  return <Box kind="danger" label="Take care" title={title} body={children} />
}

/** An aside that helps. */
export function Tip({ title, children }: NoteProps) {
  return <Box kind="tip" label="Good to know" title={title} body={children} />
}

interface BoxProps {
  kind: 'differs' | 'danger' | 'tip'
  label: string
  title: string
  body: ReactNode
}

function Box({ kind, label, title, body }: BoxProps) {
  return (
    <aside className={styles[kind]} aria-label={`${label}: ${title}`}>
      <p className={styles['label']}>{label}</p>
      <p className={styles['title']}>{title}</p>
      {body}
    </aside>
  )
}
