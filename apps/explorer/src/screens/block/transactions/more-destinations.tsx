import type { TransactionSummary } from '@mcm/rosetta-client'
import { Amount } from '@mcm/ui/amount'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { More } from '../../../features/transaction-columns/more'
import { Memo } from '../../../features/transaction-columns/with-memo'
import { KnownAddress } from '../../../features/watchlist/known-mark/known-address'
import { Disclosure } from '../../../shared/disclosure/disclosure'
import styles from '../block.module.css'

interface MoreDestinationsProps {
  others: TransactionSummary['destinations']
}

/**
 * The destinations after the first, of which there can be up to 254. They are rendered when the
 * list is expanded.
 */
export function MoreDestinations({ others }: MoreDestinationsProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    // Printed pages have no button to press.
    const unfold = () => flushSync(() => setOpen(true))
    // Safari and print previews report only the change of medium.
    const paper = matchMedia('print')
    paper.addEventListener('change', unfold)
    addEventListener('beforeprint', unfold)
    return () => {
      paper.removeEventListener('change', unfold)
      removeEventListener('beforeprint', unfold)
    }
  }, [])
  return (
    <Disclosure
      isOpen={open}
      className={styles['more']}
      summary={<More count={others.length} />}
      onToggle={setOpen}
    >
      {open && (
        <ul>
          {others.map(({ address, amount, memo }, at) => (
            // An address may be paid twice, and the order is fixed.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className="print-destination">
              <KnownAddress value={address} />{' '}
              <span className="print-amount">
                <Amount value={amount} unit={false} />
              </span>{' '}
              {memo && <Memo>{memo}</Memo>}
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  )
}
