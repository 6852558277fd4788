import type { ReactNode } from 'react'
import styles from './titled-part.module.css'

interface TitledPartProps {
  /** The target of links to this part. */
  id?: string
  title: string
  children: ReactNode
  /** What illustrates the text, at its end side. Phones, which have no room there, don't show it. */
  aside?: ReactNode
  /** Whether the content is wider than a text, such as a grid. */
  isWide?: boolean
}

/** A part of a page of prose: its title, and beside it, where there is room, its text. */
export function TitledPart({ id, title, children, aside, isWide = false }: TitledPartProps) {
  return (
    <section className={styles['part']}>
      <h2 id={id}>{title}</h2>
      <div className={isWide ? styles['wide'] : styles['text']}>{children}</div>
      {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
    </section>
  )
}
