import type { ReactNode } from 'react'
import styles from './note.module.css'

interface NoteProps {
  title: string
  children: ReactNode
}

/** Describes a difference between the server and the standard or the server's documentation. */
export function Differs({ title, children }: NoteProps) {
  return <Box kind="differs" label="Server behavior" title={title} body={children} />
}

/** Warns about a risk of losing money or keys. */
export function Danger({ title, children }: NoteProps) {
  return <Box kind="danger" label="Warning" title={title} body={children} />
}

/** Shows a tip. */
export function Tip({ title, children }: NoteProps) {
  return <Box kind="tip" label="Tip" title={title} body={children} />
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
