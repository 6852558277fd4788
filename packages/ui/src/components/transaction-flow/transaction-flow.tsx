'use client'

import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import { Amount, formatCount } from '../amount'
import { Button } from '../button'
import { AddressText } from '../hash'
import styles from './transaction-flow.module.css'

/**
 * A payer or payee in a `TransactionFlow`.
 *
 * @example
 * ```tsx
 * import { type FlowParty, TransactionFlow } from '@mcm/ui/transaction-flow'
 *
 * const payer: FlowParty = {
 *   address: '0x2a7564d670b754960529502481fa9a9bb5a2af6c',
 *   amount: 1_000_000_500n,
 *   watched: true,
 * }
 *
 * <TransactionFlow sources={[payer]} destinations={[]} />
 * ```
 */
export interface FlowParty {
  address: string
  /** nanoMCM. */
  amount: bigint
  href?: string | undefined
  /** The payment's memo. */
  memo?: string | undefined
  /** Whether this is the address whose page is shown. */
  current?: boolean | undefined
  watched?: boolean | undefined
  /** A known name. */
  label?: string | undefined
  /** The source of the name. */
  labelSource?: string | undefined
}

/**
 * Props of `TransactionFlow`.
 *
 * @example
 * ```tsx
 * import { TransactionFlow, type TransactionFlowProps } from '@mcm/ui/transaction-flow'
 *
 * const flow: TransactionFlowProps = { sources: [], destinations: [], fee: 500n }
 *
 * <TransactionFlow {...flow} />
 * ```
 */
export interface TransactionFlowProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  sources: readonly FlowParty[]
  destinations: readonly FlowParty[]
  /** The amount that is returned to the payer. */
  change?: FlowParty | undefined
  /** The miner's fee, in nanoMCM. */
  fee?: bigint | undefined
}

/** Number of destinations (of up to 255) that are shown before the visitor expands the list. */
const SEEN_AT_FIRST = 10

function Party({ party, copy = false }: { party: FlowParty; copy?: boolean }) {
  const { amount: _amount, memo: _memo, address, ...rest } = party
  return <AddressText value={address} {...rest} copy={copy && 'Copy address'} />
}

/**
 * Shows where a transaction's money came from and where it went, to the last nanoMCM. All
 * destinations are printed.
 *
 * @example
 * ```tsx
 * import { TransactionFlow } from '@mcm/ui/transaction-flow'
 *
 * <TransactionFlow
 *   sources={[{ address: '0x2a7564d670b754960529502481fa9a9bb5a2af6c', amount: 1_000_000_500n }]}
 *   destinations={[
 *     {
 *       address: '0x68ec266208b2d2a4bea7ef3f5b6a366fcf3a293d',
 *       amount: 1_000_000_000n,
 *       memo: 'INVOICE-42',
 *     },
 *   ]}
 *   fee={500n}
 * />
 * ```
 */
export const TransactionFlow = /* @__PURE__ */ forwardRef<HTMLDivElement, TransactionFlowProps>(
  function TransactionFlow({ sources, destinations, change, fee, className, ...rest }, ref) {
    const [all, setAll] = useState(false)
    const isLong = destinations.length > SEEN_AT_FIRST + 1
    const branchClass = (index: number) =>
      cx(styles['branch'], isLong && !all && index >= SEEN_AT_FIRST && styles['later'])
    return (
      <div ref={ref} {...rest} className={cx(styles['flow'], className)}>
        <div className={styles['from']}>
          <h3 className={styles['label']}>
            From <span>Input (MCM)</span>
          </h3>
          <ul>
            {sources.map((party) => (
              <li key={party.address} className={styles['source']}>
                <Party party={party} copy />
                <Amount value={party.amount} unit={false} className={styles['quiet']} />
              </li>
            ))}
          </ul>
        </div>
        <div className={styles['to']}>
          <h3 className={styles['label']}>
            To <span>Amount (MCM)</span>
          </h3>
          <ul className={styles['branches']}>
            {destinations.map((party, index) => (
              // An address may be paid twice, and the order is fixed.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${party.address} ${index}`} className={branchClass(index)}>
                <span className={styles['party']}>
                  <Party party={party} copy />
                  {party.memo !== undefined && (
                    <span className={styles['memo']}>
                      Memo <code>{party.memo}</code>
                    </span>
                  )}
                </span>
                <Amount value={party.amount} unit={false} className={styles['paid']} />
              </li>
            ))}
            {isLong && (
              <li className={cx(styles['branch'], styles['more'])}>
                <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
                  {all
                    ? `Show the first ${SEEN_AT_FIRST}`
                    : `Show all ${formatCount(destinations.length)} destinations`}
                </Button>
              </li>
            )}
            {change && (
              <li className={cx(styles['branch'], styles['returned'])}>
                <span className={styles['party']}>
                  <span className={styles['kind']}>Change back to sender</span>
                  <Party party={change} />
                </span>
                <Amount value={change.amount} unit={false} />
              </li>
            )}
            {fee !== undefined && (
              <li className={styles['branch']}>
                <span className={cx(styles['party'], styles['kind'], styles['quiet'])}>Fee</span>
                <Amount value={fee} unit={false} />
              </li>
            )}
          </ul>
        </div>
      </div>
    )
  },
)
