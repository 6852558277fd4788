import { Amount, Count, Hash, Link, RelativeTime, type Column } from '../../index'
import type { SampleBlock, SampleTransaction } from '../samples'

/** Handles the events of examples, which change nothing. */
export const ignore = () => {}

/** The state matrix says so if a state looks the same as at rest on purpose. */
export const SAME = 'No change'

export const columns: readonly Column<SampleBlock>[] = [
  {
    key: 'height',
    header: 'Block',
    cell: ({ height }) => (
      <Link href="/block" tone="ink">
        <Count value={height} />
      </Link>
    ),
    phone: 'lead',
  },
  {
    key: 'age',
    header: 'Age',
    align: 'end',
    cell: ({ time }) => <RelativeTime time={time} form="age" />,
    phone: 'value',
  },
]

/** Returns columns with the amounts at the given edge. */
export const amounts = (align: 'start' | 'end'): readonly Column<SampleTransaction>[] => [
  { key: 'hash', header: 'Hash', cell: ({ hash }) => <Hash value={hash} />, phone: 'lead' },
  {
    key: 'amount',
    header: 'Amount',
    align,
    cell: ({ amount }) =>
      align === 'end' ? (
        <Amount value={amount} unit={false} />
      ) : (
        <Amount value={amount} decimals="trim" unit={false} />
      ),
    phone: 'value',
  },
]
