import type { QrCodeProps } from '@mcm/ui/qr-code'
import styles from './address.module.css'
import { messages } from './messages'
import { lazyPart } from '../../shared/lazy-part/lazy-part'

const QrCode = lazyPart<QrCodeProps>(
  () => import('@mcm/ui/qr-code').then((module) => ({ default: module.QrCode })),
  { failure: 'silent' },
)

/** A QR code of the address, for wallets to scan. */
export function AddressCode({ base58 }: { base58: string }) {
  return (
    <div className={styles['code']}>
      <QrCode value={base58} label={messages.qrCode(base58)} size={148} />
      <p className={styles['scan']}>{messages.scan}</p>
    </div>
  )
}
