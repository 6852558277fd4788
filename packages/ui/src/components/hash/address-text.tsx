import { cx } from '../../internal/cx'
import { IconStarFilled } from '../icons'
import { VisuallyHidden } from '../visually-hidden'
import { Hash, type HashProps } from './hash'
import styles from './hash.module.css'

export interface AddressTextProps extends HashProps {
  /** The address whose page this is: bold in lists, so that the eye finds its own side. */
  current?: boolean | undefined
  /** In the visitor's watchlist: a star follows. */
  watched?: boolean | undefined
  /** A name for it, known to the visitor or the network, such as a pool's. */
  label?: string | undefined
}

/** An address, Base58 or 0x and hex, shortened 8 and 8 unless said otherwise. */
export function AddressText({
  current = false,
  watched = false,
  label,
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
      {label !== undefined && <span className={styles['label']}>{label}</span>}
    </span>
  )
}
