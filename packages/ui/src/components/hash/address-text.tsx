import { forwardRef } from 'react'
import { cx } from '../../internal/cx'
import { IconStarFilled } from '../icons'
import { VisuallyHidden } from '../visually-hidden'
import { Hash, type HashProps } from './hash'
import styles from './hash.module.css'

/**
 * Props of `AddressText`.
 *
 * @example
 * ```tsx
 * import { AddressText, type AddressTextProps } from '@mcm/ui/hash'
 *
 * const pool: AddressTextProps = {
 *   value: 'J8gqYehTJhJWrfcUd766sUQ8THktNs',
 *   label: 'A pool',
 *   labelSource: 'Named by you',
 * }
 *
 * <AddressText {...pool} />
 * ```
 */
export interface AddressTextProps extends HashProps {
  /**
   * Whether this is the address whose page is shown. It is bold, so that it stands out in lists.
   */
  current?: boolean | undefined
  /** Whether the address is in the visitor's watchlist. If it is, a star follows it. */
  watched?: boolean | undefined
  /** A name that the visitor or the network knows, such as a pool's. */
  label?: string | undefined
  /** The source of the label, shown as its tooltip. */
  labelSource?: string | undefined
}

/**
 * Shows an address in Base58, or in hex with 0x, shortened to its first and last 8 characters by
 * default.
 *
 * @example
 * ```tsx
 * import { AddressText } from '@mcm/ui/hash'
 *
 * <AddressText
 *   value="J8gqYehTJhJWrfcUd766sUQ8THktNs"
 *   href="/address/J8gqYehTJhJWrfcUd766sUQ8THktNs"
 *   watched
 *   copy="Copy address"
 * />
 * ```
 */
export const AddressText = /* @__PURE__ */ forwardRef<HTMLSpanElement, AddressTextProps>(
  function AddressText(
    {
      value,
      form = '8-8',
      href,
      copy,
      soft,
      current = false,
      watched = false,
      label,
      labelSource,
      className,
      ...rest
    },
    ref,
  ) {
    return (
      <span
        ref={ref}
        {...rest}
        className={cx(styles['address'], current && styles['current'], className)}
      >
        <Hash value={value} form={form} href={href} copy={copy} soft={soft} />
        {watched && (
          <span className={styles['star']} title="In your watchlist">
            <IconStarFilled size={12} />
            <VisuallyHidden>(in your watchlist)</VisuallyHidden>
          </span>
        )}
        {label !== undefined && (
          <span className={styles['label']} title={labelSource}>
            {label}
          </span>
        )}
      </span>
    )
  },
)
