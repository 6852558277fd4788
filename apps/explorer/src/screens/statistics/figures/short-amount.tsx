import { Amount } from '@mcm/ui/amount'
import { formatShort } from './formats'

const NANO_PER_MCM = 1_000_000_000n

/** An amount with the digits that matter: two decimals, or four digits of less than 1 MCM. */
export function ShortAmount({ value }: { value: bigint }) {
  return value >= NANO_PER_MCM ? (
    <Amount value={value} unit={false} decimals={2} />
  ) : (
    <span>{formatShort(Number(value))}</span>
  )
}
