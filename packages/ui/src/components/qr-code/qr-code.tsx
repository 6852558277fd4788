import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { encode } from 'uqr'
import { cx } from '../../internal/cx'
import styles from './qr-code.module.css'

/**
 * Props of `QrCode`.
 *
 * @example
 * ```tsx
 * import { QrCode, type QrCodeProps } from '@mcm/ui/qr-code'
 *
 * const code: QrCodeProps = { value: 'https://mochimo.org', label: 'A link as a QR code', size: 240 }
 *
 * <QrCode {...code} />
 * ```
 */
export interface QrCodeProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** The text to encode, such as an address or a link. */
  value: string
  /** A description for assistive technology. */
  label: string
  /** Size in pixels, including the quiet zone. @default 160 */
  size?: number | undefined
}

const QUIET = 4

/**
 * Shows a QR code that is dark on white in both themes, with the quiet zone that scanners need
 * (ISO/IEC 18004).
 *
 * @example
 * ```tsx
 * import { QrCode } from '@mcm/ui/qr-code'
 *
 * <QrCode value="J8gqYehTJhJWrfcUd766sUQ8THktNs" label="The address as a QR code" />
 * ```
 */
export const QrCode = /* @__PURE__ */ forwardRef<SVGSVGElement, QrCodeProps>(function QrCode(
  { value, label, size = 160, className, ...rest },
  ref,
) {
  const { data, size: edge } = encode(value, { ecc: 'M', border: QUIET })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${edge} ${edge}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      {...rest}
      className={cx(styles['code'], className)}
    >
      <path d={`M0 0h${edge}v${edge}h-${edge}z`} className={styles['ground']} />
      <path d={path} className={styles['modules']} />
    </svg>
  )
})
