import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './layout.module.css'

/**
 * A step of the 4-pixel grid. For example, 4 means 16 px.
 *
 * @example
 * ```tsx
 * import { type Gap, Stack } from '@mcm/ui/layout'
 *
 * const wide: Gap = 8
 *
 * <Stack gap={wide}>Section</Stack>
 * ```
 */
export type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16

/**
 * Props of `Page`.
 *
 * @example
 * ```tsx
 * import { Page, type PageProps } from '@mcm/ui/layout'
 *
 * const page: PageProps = { measure: 'text', children: 'Welcome' }
 *
 * <Page {...page} />
 * ```
 */
export interface PageProps extends ComponentPropsWithoutRef<'div'> {
  /** `text` for pages to read, `page` for all others. @default 'page' */
  measure?: 'page' | 'text' | undefined
}

/**
 * Centers its content and limits it to the page's measure, with side margins on phones.
 *
 * @example
 * ```tsx
 * import { Page } from '@mcm/ui/layout'
 * import { Prose } from '@mcm/ui/prose'
 *
 * <Page measure="text">
 *   <Prose>
 *     <p>Welcome</p>
 *   </Prose>
 * </Page>
 * ```
 */
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

/**
 * Props of `Stack`.
 *
 * @example
 * ```tsx
 * import { Stack, type StackProps } from '@mcm/ui/layout'
 *
 * const stack: StackProps = { gap: 2, children: 'First' }
 *
 * <Stack {...stack} />
 * ```
 */
export interface StackProps extends ComponentPropsWithoutRef<'div'> {
  /** @default 4 */
  gap?: Gap | undefined
}

/**
 * Stacks its children vertically.
 *
 * @example
 * ```tsx
 * import { Stack } from '@mcm/ui/layout'
 * import { Text } from '@mcm/ui/text'
 *
 * <Stack gap={2}>
 *   <Text>First</Text>
 *   <Text tone="soft">Second</Text>
 * </Stack>
 * ```
 */
export const Stack = /* @__PURE__ */ forwardRef<HTMLDivElement, StackProps>(function Stack(
  { gap = 4, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={cx(styles['stack'], styles[`gap-${gap}`], className)} />
  )
})

/**
 * Props of `Row`.
 *
 * @example
 * ```tsx
 * import { Row, type RowProps } from '@mcm/ui/layout'
 *
 * const row: RowProps = { gap: 3, align: 'center', children: 'Blocks' }
 *
 * <Row {...row} />
 * ```
 */
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

/**
 * Places its children side by side and wraps them onto the next line if necessary.
 *
 * @example
 * ```tsx
 * import { Button } from '@mcm/ui/button'
 * import { Row } from '@mcm/ui/layout'
 * import { Heading } from '@mcm/ui/text'
 *
 * <Row gap={3} spread>
 *   <Heading>Blocks</Heading>
 *   <Button size="small">Refresh</Button>
 * </Row>
 * ```
 */
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

/**
 * Props of `Split`.
 *
 * @example
 * ```tsx
 * import { Split, type SplitProps } from '@mcm/ui/layout'
 *
 * const split: SplitProps = { side: 'Verse', sideFirst: true, children: 'Facts' }
 *
 * <Split {...split} />
 * ```
 */
export interface SplitProps extends ComponentPropsWithoutRef<'div'> {
  children: ReactNode
  /** The content of the narrower column, which is set off by a hairline. `false`: no such column. */
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
 *
 * @example
 * ```tsx
 * import { Verse } from '@mcm/ui/haiku'
 * import { Split } from '@mcm/ui/layout'
 * import { Heading } from '@mcm/ui/text'
 *
 * <Split side={<Verse lines={['at night', 'soft snakes', 'returning']} />}>
 *   <Heading level={1}>Block 1,078,535</Heading>
 * </Split>
 * ```
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
        // Without a side, the content has the whole width.
        side !== false && styles['split'],
        centered && styles['hero'],
        sideFirst && styles['facts'],
        className,
      )}
    >
      <div className={styles['main']}>{children}</div>
      {side !== false && <div className={styles['side']}>{side}</div>}
    </div>
  )
})

/**
 * A hairline.
 *
 * @example
 * ```tsx
 * import { Rule } from '@mcm/ui/layout'
 *
 * <Rule />
 * ```
 */
export const Rule = /* @__PURE__ */ forwardRef<HTMLHRElement, ComponentPropsWithoutRef<'hr'>>(
  function Rule({ className, ...rest }, ref) {
    return <hr ref={ref} {...rest} className={cx(styles['rule'], className)} />
  },
)
