import type { ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './haiku.module.css'

export interface VerseProps {
  /** The lines of the haiku, normally three. */
  lines: readonly string[]
  /** `large` on a block's page, `medium` on the home page. @default 'large' */
  size?: 'medium' | 'large' | undefined
  className?: string | undefined
}

/**
 * Long lines are set smaller, so that a line of the verse stays a line on the page. The steps hold
 * for every line the chain's grammar can make, which has 39 letters at most.
 */
function widthOf(lines: readonly string[]): string | undefined {
  const longest = Math.max(0, ...lines.map((line) => line.length))
  if (longest > 28) return styles['longest']
  if (longest > 22) return styles['longer']
  return longest > 17 ? styles['long'] : undefined
}

/** A haiku set as verse: real italics, stepped lines, no quotation marks. */
export function Verse({ lines, size = 'large', className }: VerseProps) {
  return (
    <div className={cx(styles['room'], className)}>
      <p className={cx(styles['verse'], styles[size], widthOf(lines))}>
        {lines.map((line, index) => (
          // A haiku may repeat a line; its lines never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className={styles['line']}>
            {line.trim()}{' '}
          </span>
        ))}
      </p>
    </div>
  )
}

export interface HaikuCardProps extends VerseProps {
  /** Small print below, such as where the verse comes from. */
  children?: ReactNode | undefined
}

/** A block's haiku with its caption: once on a page, nothing beside it. */
export function HaikuCard({ children, className, ...verse }: HaikuCardProps) {
  return (
    <figure className={cx(styles['card'], className)}>
      <Verse {...verse} />
      {children !== undefined && <figcaption className={styles['caption']}>{children}</figcaption>}
    </figure>
  )
}

export interface HaikuLineProps {
  /** The first line; without one (pseudo and neogenesis blocks) a dash is shown. */
  line: string | undefined
  className?: string | undefined
}

/** The first line of a haiku, dim, in lists. */
export function HaikuLine({ line, className }: HaikuLineProps) {
  return <span className={cx(styles['first'], className)}>{line?.trim() || '—'}</span>
}
