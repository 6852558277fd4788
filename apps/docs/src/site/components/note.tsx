import type { ReactNode } from 'react'
import styles from './note.module.css'

interface NoteProps {
  /** The target of links to this note. */
  id?: string
  title: string
  children: ReactNode
}

/** Describes a difference between the server and the standard or the server's documentation. */
export function Differs({ children, ...rest }: NoteProps) {
  return <Box kind="differs" label="Server behavior" body={children} {...rest} />
}

/** Warns about a risk of losing money or keys. */
export function Danger({ children, ...rest }: NoteProps) {
  return <Box kind="danger" label="Warning" body={children} {...rest} />
}

/** Shows a tip. */
export function Tip({ children, ...rest }: NoteProps) {
  return <Box kind="tip" label="Tip" body={children} {...rest} />
}

interface BoxProps {
  id?: string
  kind: 'differs' | 'danger' | 'tip'
  label: string
  title: string
  body: ReactNode
}

function Box({ id, kind, label, title, body }: BoxProps) {
  return (
    <aside id={id} className={styles[kind]} aria-label={`${label}: ${title}`}>
      <p className={styles['label']}>{label}</p>
      <p className={styles['title']}>{title}</p>
      {body}
    </aside>
  )
}
