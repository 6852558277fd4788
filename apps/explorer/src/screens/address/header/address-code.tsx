import { Popover } from '@mcm/ui/popover'
import type { QrCodeProps } from '@mcm/ui/qr-code'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'
import { messages } from '../messages'
import styles from './address-code.module.css'

const QrCode = lazyPart<QrCodeProps>(
  () => import('@mcm/ui/qr-code').then((module) => ({ default: module.QrCode })),
  { failure: 'silent' },
)

/** A QR code of the address. */
export function ScannableCode({ base58, size }: { base58: string; size: number }) {
  return <QrCode value={base58} label={messages.qrCode(base58)} size={size} />
}

/** A button that shows a QR code of the address, for wallets to scan. */
export function AddressCode({ base58 }: { base58: string }) {
  return (
    <Popover label={messages.scan} align="start" trigger={messages.code} className={styles['open']}>
      <div className={styles['code']}>
        <ScannableCode base58={base58} size={208} />
        <code>{base58}</code>
      </div>
    </Popover>
  )
}
