import { forwardRef, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'
import { cx } from '../../internal/cx'
import styles from './text.module.css'

/**
 * Props of `Text`.
 *
 * @example
 * ```tsx
 * import { Text, type TextProps } from '@mcm/ui/text'
 *
 * const note: TextProps = { tone: 'soft', size: 13, children: 'Mined 14 s ago' }
 *
 * <Text {...note} />
 * ```
 */
export interface TextProps extends ComponentPropsWithoutRef<'span'> {
  /** @default 'span' */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | undefined
  /** A step of the type scale, in pixels at the default root size. By default, it is inherited. */
  size?: 12 | 13 | 15 | 18 | 24 | 32 | undefined
  /** Inherited by default. */
  tone?: 'ink' | 'soft' | 'accent' | 'green' | 'amber' | 'red' | 'violet' | undefined
  weight?: 'regular' | 'medium' | 'bold' | undefined
  /** Whether to use monospace, for figures, hashes and code. */
  mono?: boolean | undefined
  /** Whether to show only one line, truncated with an ellipsis. */
  truncate?: boolean | undefined
  /** Whether to limit lines to a readable length. */
  measured?: boolean | undefined
}

/**
 * Shows text in one of the sizes and tones of the design system.
 *
 * @example
 * ```tsx
 * import { Text } from '@mcm/ui/text'
 *
 * <Text as="p" tone="soft" size={13} measured>
 *   Mined every 337 seconds on average.
 * </Text>
 * ```
 */
export const Text = /* @__PURE__ */ forwardRef<HTMLElement, TextProps>(function Text(
  { as: Element = 'span', size, tone, weight, mono, truncate, measured, className, ...rest },
  ref,
) {
  return (
    <Element
      ref={ref as Ref<never>}
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
})

/**
 * Props of `Heading`.
 *
 * @example
 * ```tsx
 * import { Heading, type HeadingProps } from '@mcm/ui/text'
 *
 * const heading: HeadingProps = { level: 3, children: 'Fees' }
 *
 * <Heading {...heading} />
 * ```
 */
export interface HeadingProps extends ComponentPropsWithoutRef<'h2'> {
  /** The heading level. @default 2 */
  level?: 1 | 2 | 3 | 4 | undefined
  /** The type size, regardless of the level. Defaults to 32, 18, 15 and 15 for levels 1 to 4. */
  size?: 15 | 18 | 24 | 32 | 44 | undefined
  children: ReactNode
}

const sizes = { 1: 32, 2: 18, 3: 15, 4: 15 } as const

/**
 * Shows a heading whose size is independent of its level.
 *
 * @example
 * ```tsx
 * import { Heading } from '@mcm/ui/text'
 *
 * <Heading level={1} size={44}>
 *   Blocks
 * </Heading>
 * ```
 */
export const Heading = /* @__PURE__ */ forwardRef<HTMLHeadingElement, HeadingProps>(
  function Heading({ level = 2, size = sizes[level], className, ...rest }, ref) {
    const Element = `h${level}` as const
    return (
      <Element
        ref={ref}
        {...rest}
        className={cx(styles['heading'], styles[`title-${size}`], className)}
      />
    )
  },
)
