import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './text.module.css'

export interface TextProps extends ComponentPropsWithoutRef<'span'> {
  /** @default 'span' */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | undefined
  /** Step of the type scale in pixels at the default root size; by default that of the surroundings. */
  size?: 12 | 13 | 15 | 18 | 24 | 32 | undefined
  /** @default the surroundings' */
  tone?: 'ink' | 'soft' | 'accent' | 'green' | 'amber' | 'red' | 'violet' | undefined
  weight?: 'regular' | 'medium' | 'bold' | undefined
  /** Figures, hashes and code. */
  mono?: boolean | undefined
  /** One line, cut with an ellipsis where the room ends. */
  truncate?: boolean | undefined
  /** Keep lines at a readable length. */
  measured?: boolean | undefined
}

/** Words in one of the scale's sizes and tones. */
export function Text({
  as: Element = 'span',
  size,
  tone,
  weight,
  mono,
  truncate,
  measured,
  className,
  ...rest
}: TextProps) {
  return (
    <Element
      {...rest}
      className={cx(
        size && styles[`size-${size}`],
        tone && styles[tone],
        weight && styles[weight],
        mono && styles['mono'],
        truncate && styles['truncate'],
        measured && styles['measured'],
        className,
      )}
    />
  )
}

export interface HeadingProps extends ComponentPropsWithoutRef<'h2'> {
  /** Place in the page's outline. @default 2 */
  level?: 1 | 2 | 3 | 4 | undefined
  /** How large it is set, whatever its place. By default 32, 18, 15 and 15 for levels 1 to 4. */
  size?: 15 | 18 | 24 | 32 | 44 | undefined
  children: ReactNode
}

const sizes = { 1: 32, 2: 18, 3: 15, 4: 15 } as const

/** A heading: its level is for the outline, its size for the eye. */
export function Heading({ level = 2, size = sizes[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const
  return <Element {...rest} className={cx(styles['heading'], styles[`title-${size}`], className)} />
}
