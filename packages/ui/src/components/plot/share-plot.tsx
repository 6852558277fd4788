'use client'

import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { useLocale } from '../../internal/use-locale'
import styles from './plot.module.css'

/**
 * A part of the whole in a `SharePlot`.
 *
 * @example
 * ```tsx
 * import { type Share, SharePlot } from '@mcm/ui/plot'
 *
 * const top: Share = { label: 'Top 10', value: 12, note: '9,000,000 MCM' }
 *
 * <SharePlot label="Supply by rank" shares={[top]} total={100} />
 * ```
 */
export interface Share {
  label: string
  /** The value, in the same unit as the total. */
  value: number
  /** Content shown next to the percentage, such as the amount itself. */
  note?: ReactNode | undefined
}

/**
 * Props of `SharePlot`.
 *
 * @example
 * ```tsx
 * import { SharePlot, type SharePlotProps } from '@mcm/ui/plot'
 *
 * const plot: SharePlotProps = { label: 'Supply', shares: [{ label: 'Mined', value: 1 }], total: 4 }
 *
 * <SharePlot {...plot} />
 * ```
 */
export interface SharePlotProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'children'> {
  /** A title that says what is divided, such as 'Circulating supply by rank'. */
  label: string
  /** The shares in order, at most five. The remainder may be omitted. */
  shares: readonly Share[]
  /** The whole. Defaults to the sum of the shares. */
  total?: number | undefined
}

/**
 * Shows the parts of a whole as a single bar with a legend.
 *
 * @example
 * ```tsx
 * import { SharePlot } from '@mcm/ui/plot'
 *
 * <SharePlot
 *   label="Supply by rank"
 *   shares={[
 *     { label: 'Top 10', value: 12 },
 *     { label: 'Others', value: 88 },
 *   ]}
 * />
 * ```
 */
export const SharePlot = /* @__PURE__ */ forwardRef<HTMLElement, SharePlotProps>(function SharePlot(
  { label, shares, total, className, ...rest },
  ref,
) {
  const percent = new Intl.NumberFormat(useLocale(), {
    style: 'percent',
    numberingSystem: 'latn',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const whole = total ?? shares.reduce((sum, share) => sum + share.value, 0)
  const parts = shares.map((share, index) => ({
    ...share,
    shade: styles[`shade-${Math.min(index + 1, 5)}`],
    part: whole > 0 ? share.value / whole : 0,
    before: whole > 0 ? shares.slice(0, index).reduce((sum, s) => sum + s.value, 0) / whole : 0,
  }))
  return (
    <figure ref={ref} {...rest} className={cx(styles['plot'], className)}>
      <figcaption className={styles['caption']}>
        <span>{label}</span>
      </figcaption>
      <svg width="100%" height="14" aria-hidden="true" className={styles['shares']}>
        <rect width="100%" height="14" className={styles['rest']} />
        {parts.map(({ label, shade, part, before }) => (
          <rect
            key={label}
            x={`${before * 100}%`}
            width={`${part * 100}%`}
            height="14"
            className={cx(styles['share'], shade)}
          />
        ))}
      </svg>
      <ul className={styles['key']}>
        {parts.map(({ label, shade, part, note }) => (
          <li key={label} className={styles['entry']}>
            <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
              <rect width="10" height="10" rx="1" className={cx(styles['swatch'], shade)} />
            </svg>
            <span className={styles['name']}>{label}</span>
            {note !== undefined && <span className={styles['note']}>{note}</span>}
            <span className={styles['percent']}>{percent.format(part)}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
})
