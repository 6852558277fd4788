import { Amount } from '@mcm/ui/amount'
import styles from '../address.module.css'
import { totalsOf } from '../history/totals'
import { messages } from '../messages'
import sum from './balance-sum.module.css'
import { type IndexedHistory, useHeldBefore } from './use-held-before'

/**
 * How the balance adds up from what was received and sent, for an address whose whole history is too
 * short for a chart.
 */
export function BalanceSum(history: IndexedHistory) {
  const { received, sent, hasAllMined, unchecked } = totalsOf(history.movements)
  // A part of a sum could be taken for it.
  const known = (value: bigint) => (unchecked > 0 ? undefined : value)
  const before = useHeldBefore(history)
  const words = messages.sum
  const isWhole = hasAllMined && before !== undefined && before >= 0n
  return (
    <section aria-label={words.title} className={`${styles['plot']} ${sum['sum']}`}>
      <h2>
        {words.title} <span className={sum['unit']}>{words.unit}</span>
      </h2>
      <dl className={sum['rows']}>
        {before !== undefined && before > 0n && <Row label={words.before} value={before} />}
        <Row
          label={hasAllMined ? words.received : words.receivedWithoutMined}
          value={known(received)}
        />
        <Row label={words.sent} value={known(-sent)} />
        {/* Otherwise, unknown mining income is missing from the sum. */}
        {isWhole && <Row label={words.balance} value={before + received - sent} isResult />}
      </dl>
    </section>
  )
}

interface RowProps {
  label: string
  /** Undefined if it isn't known. */
  value: bigint | undefined
  isResult?: boolean
}

function Row({ label, value, isResult = false }: RowProps) {
  const className = isResult ? sum['result'] : undefined
  return (
    <>
      <dt className={className}>{label}</dt>
      <dd className={className}>
        {value === undefined ? (
          messages.plot.notKnown
        ) : (
          <Amount value={value} decimals={value === 0n ? 0 : 'all'} unit={false} />
        )}
      </dd>
    </>
  )
}
