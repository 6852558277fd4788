import type { ReactNode } from 'react'
import styles from './titled-part.module.css'

interface TitledPartProps {
  /** The target of links to this part. */
  id?: string
  title: string
  children: ReactNode
}

/** A part of a page of prose: its title, and beside it, where there is room, its text. */
export function TitledPart({ id, title, children }: TitledPartProps) {
  return (
    <section className={styles['part']}>
      <h2 id={id}>{title}</h2>
      <div className={styles['text']}>{children}</div>
    </section>
  )
}
