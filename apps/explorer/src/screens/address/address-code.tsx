import type { QrCodeProps } from '@mcm/ui/qr-code'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import styles from './address.module.css'
import { messages } from './messages'

const QrCode = lazy<ComponentType<QrCodeProps>>(() =>
  import('@mcm/ui/qr-code')
    .then((module) => ({ default: module.QrCode }))
    .catch(() => ({ default: NoCode })),
)

/** Where the code's module does not come, the page stands without. */
function NoCode(): ReactNode {
  return null
}

/** The address for a wallet's camera. */
export function AddressCode({ base58 }: { base58: string }) {
  return (
    <div className={styles['code']}>
      <Suspense>
        <QrCode value={base58} label={messages.qrCode(base58)} size={148} />
      </Suspense>
      <p className={styles['scan']}>{messages.scan}</p>
    </div>
  )
}
