import type { ReactNode } from 'react'
import styles from './line-figure.module.css'

interface LineFigureProps {
  title: string
  /** What the drawing shows, in sentences. */
  text: string
  height: number
  children: ReactNode
}

/** Its width in the drawing's units: pixels on the narrowest phone, and little more elsewhere. */
export const WIDTH = 288

/** A small drawing of a rule of the chain: hairlines, figures, and the point in the accent color. */
export function LineFigure({ title, text, height, children }: LineFigureProps) {
  return (
    <figure className={styles['figure']}>
      <figcaption className={styles['title']}>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={text}>
        {children}
      </svg>
    </figure>
  )
}
