import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './layout.module.css'

/** A step of the 4-pixel grid. For example, 4 means 16 px. */
export type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16

export interface PageProps extends ComponentPropsWithoutRef<'div'> {
  /** `text` for pages to read, `page` for all others. @default 'page' */
  measure?: 'page' | 'text' | undefined
}

/** Centers its content and limits it to the page's measure, with side margins on phones. */
export const Page = /* @__PURE__ */ forwardRef<HTMLDivElement, PageProps>(function Page(
  { measure = 'page', className, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      {...rest}
      className={cx(styles['page'], styles[`measure-${measure}`], className)}
    />
  )
})

export interface StackProps extends ComponentPropsWithoutRef<'div'> {
  /** @default 4 */
  gap?: Gap | undefined
}

/** Stacks its children vertically. */
export const Stack = /* @__PURE__ */ forwardRef<HTMLDivElement, StackProps>(function Stack(
  { gap = 4, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={cx(styles['stack'], styles[`gap-${gap}`], className)} />
  )
})

export interface RowProps extends ComponentPropsWithoutRef<'div'> {
  /** @default 2 */
  gap?: Gap | undefined
  /** @default 'baseline' */
  align?: 'baseline' | 'center' | 'start' | 'end' | undefined
  /** Whether to push the first and the last child to the ends. */
  spread?: boolean | undefined
  /** Whether to keep the children on one line. */
  nowrap?: boolean | undefined
}

/** Places its children side by side and wraps them onto the next line if necessary. */
export const Row = /* @__PURE__ */ forwardRef<HTMLDivElement, RowProps>(function Row(
  { gap = 2, align = 'baseline', spread = false, nowrap = false, className, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      {...rest}
      className={cx(
        styles['row'],
        styles[`gap-${gap}`],
        styles[`align-${align}`],
        spread && styles['spread'],
        nowrap && styles['nowrap'],
        className,
      )}
    />
  )
})

export interface SplitProps extends ComponentPropsWithoutRef<'div'> {
  children: ReactNode
  /** The content of the narrower column, which is set off by a hairline. */
  side: ReactNode
  /** Whether phones show the side first. Use it for content below a page's title. */
  sideFirst?: boolean | undefined
  /**
   * Whether to center the two parts vertically with ample space, as at the top of the home page.
   */
  centered?: boolean | undefined
}

/**
 * Splits the page seven to five: the main content, and next to it the verse or other secondary
 * content.
 */
export const Split = /* @__PURE__ */ forwardRef<HTMLDivElement, SplitProps>(function Split(
  { children, side, sideFirst, centered, className, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      {...rest}
      className={cx(
        styles['split'],
        centered && styles['hero'],
        sideFirst && styles['facts'],
        className,
      )}
    >
      <div className={styles['main']}>{children}</div>
      <div className={styles['side']}>{side}</div>
    </div>
  )
})

/** Hides its children on phones (up to 768 pixels). */
export const WideOnly = /* @__PURE__ */ forwardRef<
  HTMLSpanElement,
  ComponentPropsWithoutRef<'span'>
>(function WideOnly({ children, className, ...rest }, ref) {
  return (
    <span ref={ref} {...rest} className={cx(styles['wide-only'], className)}>
      {children}
    </span>
  )
})

/** Hides its children on anything wider than a phone. */
export const PhoneOnly = /* @__PURE__ */ forwardRef<
  HTMLSpanElement,
  ComponentPropsWithoutRef<'span'>
>(function PhoneOnly({ children, className, ...rest }, ref) {
  return (
    <span ref={ref} {...rest} className={cx(styles['phone-only'], className)}>
      {children}
    </span>
  )
})

/** A hairline. */
export const Rule = /* @__PURE__ */ forwardRef<HTMLHRElement, ComponentPropsWithoutRef<'hr'>>(
  function Rule({ className, ...rest }, ref) {
    return <hr ref={ref} {...rest} className={cx(styles['rule'], className)} />
  },
)
