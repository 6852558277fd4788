import { formatCount } from '@mcm/ui/amount'
import { MAX_BARS } from './queue-bars'

export const messages = {
  /** The picture in words. */
  picture: (count: number) =>
    `${count === 1 ? '1 pending transaction' : `${formatCount(count)} pending transactions`} by fee`,
  order: 'By fee, highest first',
  perBar: (count: number) => `about ${formatCount(Math.round(count / MAX_BARS))} per bar`,
  waits: (count: number) => `${formatCount(count)} must wait longer`,
  marked: 'This transaction',
  highest: 'Highest fee',
}
