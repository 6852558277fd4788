import { formatMcm } from '@mcm/rosetta-client'
import { Amount, Count } from '@mcm/ui/amount'
import type { Column } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import type { RichAccount } from '../../../data/rich-list-queries'
import { KnownAddress } from '../../../features/watchlist/known-mark/known-address'
import { messages } from '../messages'
import styles from '../rich-list.module.css'
import { formatShare } from './share'

const NANO_PER_MCM = 1_000_000_000n
const DECIMALS_SHOWN = 2

const columnsOf = (needle: string): Column<RichAccount>[] => [
  {
    key: 'rank',
    header: messages.columns.rank,
    phone: 'lead',
    letters: 5,
    cell: ({ rank }) => (
      <Text tone="soft" className={styles['rank']}>
        <Count value={rank} />
      </Text>
    ),
  },
  {
    key: 'address',
    header: messages.columns.address,
    phone: 'lead',
    letters: 42,
    grow: true,
    cell: ({ address, base58 }) => (
      <>
        <KnownAddress value={address} form="wide-whole" />
        {needle !== '' && !address.includes(needle) && (
          <Text as="div" mono size={13} tone="soft">
            {base58}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'balance',
    header: messages.columns.balance,
    align: 'end',
    phone: 'value',
    letters: 14,
    cell: ({ balance }) => (
      <>
        <Amount value={balance} decimals="balance" unit={false} />
        <span className={styles['cut']}>{cutDecimals(balance)}</span>
      </>
    ),
  },
]

/**
 * Returns the columns. If the supply is unknown, there is no share column. If the needle occurs
 * only in an address's Base58 form, that form is shown too.
 *
 * @param largest The balance whose bar is the longest.
 */
export function columnsFor(
  supply: bigint | null,
  needle: string,
  largest: bigint,
): Column<RichAccount>[] {
  const columns = columnsOf(needle)
  if (supply === null) return columns
  return [
    ...columns,
    {
      key: 'share',
      header: messages.columns.share,
      align: 'end',
      phone: 'aside',
      letters: 7,
      cell: ({ balance }) => (
        <Text mono size={13} tone="soft" className={styles['share']}>
          <svg aria-hidden="true" className={styles['bar']} width={LONGEST_BAR} height={3}>
            <rect width={barWidth(balance, largest)} height={3} rx={1} />
          </svg>
          <span>{formatShare(balance, supply)}</span>
        </Text>
      ),
    },
  ]
}

/** The width of the longest bar in pixels. */
const LONGEST_BAR = 64

/** The width below which a bar in pixels is a speck that nobody can compare. */
const SHORTEST_BAR = 2

/**
 * Returns the width of a balance's bar in pixels, which is in proportion to the largest balance.
 */
function barWidth(balance: bigint, largest: bigint): number {
  const share = largest <= 0n ? 0 : Number((balance * 1000n) / largest) / 1000
  const width = Math.min(1, share) * LONGEST_BAR
  return width < SHORTEST_BAR ? 0 : width
}

/** Returns the decimals that are hidden for a balance of 1 MCM or more. */
function cutDecimals(balance: bigint): string {
  if (balance < NANO_PER_MCM) return ''
  return formatMcm(balance).split('.')[1]?.slice(DECIMALS_SHOWN) ?? ''
}
