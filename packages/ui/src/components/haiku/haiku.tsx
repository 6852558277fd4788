import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './haiku.module.css'

/**
 * Props of `Verse`.
 *
 * @example
 * ```tsx
 * import { Verse, type VerseProps } from '@mcm/ui/haiku'
 *
 * const verse: VerseProps = { lines: ['at night', 'soft snakes', 'returning'], arriving: true }
 *
 * <Verse {...verse} />
 * ```
 */
export interface VerseProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The lines of the haiku, normally three. */
  lines: readonly string[]
  /**
   * `hero` for a verse that leads the page, as on home, and `wall` for one that fills the window.
   * Verses next to each other are all as large with `list`, whatever the length of their lines.
   * @default 'large'
   */
  size?: 'list' | 'medium' | 'large' | 'hero' | 'wall' | undefined
  /**
   * Whether to animate the lines one after another, for a block that was just mined. @default false
   */
  arriving?: boolean | undefined
  /** Renders a line, for example with a word marked. Its letters must stay the same. */
  renderLine?: ((line: string) => ReactNode) | undefined
}

/**
 * Returns the width class of a verse. Longer lines are set smaller so that they don't wrap. The
 * steps cover every line that the chain's grammar can produce, which is at most 39 letters long.
 */
function widthOf(lines: readonly string[]): string | undefined {
  const longest = Math.max(0, ...lines.map((line) => line.length))
  if (longest > 28) return styles['longest']
  if (longest > 22) return styles['longer']
  return longest > 17 ? styles['long'] : undefined
}

/** Replaces the dictionary's two hyphens with a dash. */
function setDashes(line: string): string {
  return line.replaceAll('--', '—').trim()
}

/**
 * Shows a haiku set as verse, with true italics, stepped lines and no quotation marks.
 *
 * @example
 * ```tsx
 * import { Verse } from '@mcm/ui/haiku'
 *
 * <Verse lines={['at night', 'soft snakes', 'returning']} size="hero" />
 * ```
 */
export const Verse = /* @__PURE__ */ forwardRef<HTMLDivElement, VerseProps>(function Verse(
  { lines, size = 'large', arriving = false, renderLine, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={cx(styles['room'], className)}>
      <p
        className={cx(
          styles['verse'],
          styles[size],
          widthOf(lines),
          arriving && styles['arriving'],
        )}
      >
        {lines.map((line, index) => (
          // A haiku may repeat a line, and the order is fixed.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className={styles['line']}>
            {renderLine ? renderLine(setDashes(line)) : setDashes(line)}{' '}
          </span>
        ))}
      </p>
    </div>
  )
})

/**
 * Props of `HaikuCard`.
 *
 * @example
 * ```tsx
 * import { HaikuCard, type HaikuCardProps } from '@mcm/ui/haiku'
 *
 * const card: HaikuCardProps = { lines: ['at night', 'soft snakes', 'returning'], size: 'medium' }
 *
 * <HaikuCard {...card} />
 * ```
 */
export interface HaikuCardProps
  extends ComponentPropsWithoutRef<'figure'>, Pick<VerseProps, 'lines' | 'size' | 'arriving'> {
  /** Small print below the verse, such as its origin. */
  children?: ReactNode | undefined
}

/**
 * Shows a block's haiku with its caption. Use it only once on a page, with nothing next to it.
 *
 * @example
 * ```tsx
 * import { HaikuCard } from '@mcm/ui/haiku'
 *
 * <HaikuCard lines={['at night', 'soft snakes', 'returning']}>Block 1,078,535</HaikuCard>
 * ```
 */
export const HaikuCard = /* @__PURE__ */ forwardRef<HTMLElement, HaikuCardProps>(function HaikuCard(
  { lines, size, arriving, children, ...rest },
  ref,
) {
  return (
    <figure ref={ref} {...rest}>
      <Verse lines={lines} size={size} arriving={arriving} />
      {children !== undefined && <figcaption className={styles['caption']}>{children}</figcaption>}
    </figure>
  )
})

/** Letters of a whole verse above which phones set it smaller. */
const LONG = 44

/**
 * Props of `HaikuLine`.
 *
 * @example
 * ```tsx
 * import { HaikuLine, type HaikuLineProps } from '@mcm/ui/haiku'
 *
 * const pseudo: HaikuLineProps = { lines: [] }
 *
 * <HaikuLine {...pseudo} />
 * ```
 */
export interface HaikuLineProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /**
   * The lines of the haiku. Narrow screens show only the first. If there are none (for pseudo and
   * neogenesis blocks), a dash is shown.
   */
  lines: readonly string[]
  /** Whether narrow screens show all lines too. @default false */
  whole?: boolean | undefined
}

/**
 * Shows a haiku on one line, dimmed, for lists. On a narrow screen, it shows the first line, unless
 * it is `whole`. What doesn't fit ends with an ellipsis.
 *
 * @example
 * ```tsx
 * import { HaikuLine } from '@mcm/ui/haiku'
 *
 * <HaikuLine lines={['at night', 'soft snakes', 'returning']} />
 * ```
 */
export const HaikuLine = /* @__PURE__ */ forwardRef<HTMLSpanElement, HaikuLineProps>(
  function HaikuLine({ lines: [first, ...others], whole = false, className, ...rest }, ref) {
    const isLong = whole && `${first}${others.join('')}`.length > LONG
    return (
      <span
        ref={ref}
        {...rest}
        className={cx(
          styles['first'],
          whole && styles['whole'],
          isLong && styles['small'],
          className,
        )}
      >
        {(first && setDashes(first)) || '—'}
        <span className={styles['others']}>
          {others.map((line) => ` / ${setDashes(line)}`).join('')}
        </span>
      </span>
    )
  },
)
