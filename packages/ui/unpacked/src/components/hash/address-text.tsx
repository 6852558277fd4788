import { cx } from '../../internal/cx'
import { IconStarFilled } from '../icons'
import { VisuallyHidden } from '../visually-hidden'
import { Hash, type HashProps } from './hash'
import styles from './hash.module.css'

export interface AddressTextProps extends HashProps {
  /** The address whose page this is, bold in lists so that it stands out. */
  current?: boolean | undefined
  /** Whether the address is in the visitor's watchlist: a star follows it. */
  watched?: boolean | undefined
  /** A name known to the visitor or the network, such as a pool's. */
  label?: string | undefined
  /** Where the label comes from: its tooltip. */
  labelSource?: string | undefined
}

/** An address in Base58 or hex with 0x, shortened to 8 and 8 characters by default. */
export function AddressText({
  current = false,
  watched = false,
  label,
  labelSource,
  form = 'address',
  className,
  ...rest
}: AddressTextProps) {
  return (
    <span className={cx(styles['address'], current && styles['current'], className)}>
      <Hash {...rest} form={form} />
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
}
