import { formatMcm } from '@mcm/rosetta-client'
import { Amount, Count } from '@mcm/ui/amount'
import type { Column } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import type { RichAccount } from '../../../data/rich-list-queries'
import { useAddressForm } from '../../../features/address-form/address-form-store'
import { KnownAddress } from '../../../features/watchlist/known-mark/known-address'
import { messages } from '../messages'
import styles from '../rich-list.module.css'
import { formatShare } from './share'
import { ShareBar } from './share-bar'

const NANO_PER_MCM = 1_000_000_000n
const DECIMALS_SHOWN = 2

const columnsOf = (needle: string): Column<RichAccount>[] => [
  {
    key: 'rank',
    header: messages.columns.rank,
    align: 'end',
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
    // Those of a shortened one, on a phone. On a desk, the column takes what the others leave.
    letters: 17,
    grow: true,
    cell: ({ address, base58 }) => (
      <>
        <Account address={address} />
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

/** In full in Base58. Hex, which is longer, has the same room beside the concentration. */
function Account({ address }: { address: string }) {
  const [form] = useAddressForm()
  return <KnownAddress value={address} form={form === 'hex' ? '15-15' : 'wide-whole'} />
}

export interface Shares {
  /** The circulating supply. If it is unknown, there are no shares. */
  supply: bigint | null
  /** What the richest account holds. */
  most: bigint
  /**
   * Returns what all richer accounts of an account hold. Without it, as in a list with gaps, there is
   * no cumulative share.
   */
  heldBefore?: ((account: RichAccount) => bigint) | undefined
}

/** Returns the columns. If the needle occurs only in an address's Base58 form, that form is shown too. */
export function columnsFor(
  needle: string,
  { supply, most, heldBefore }: Shares,
): Column<RichAccount>[] {
  const columns = columnsOf(needle)
  if (supply === null) return columns
  columns.push({
    key: 'share',
    header: messages.columns.share,
    align: 'end',
    phone: 'aside',
    letters: 7,
    cell: ({ balance }) => (
      <>
        <ShareBar own={balance} most={most} />
        <Text mono size={13} tone="soft">
          {formatShare(balance, supply)}
        </Text>
      </>
    ),
  })
  if (heldBefore) {
    columns.push({
      key: 'cumulative',
      header: messages.columns.cumulative,
      align: 'end',
      phone: 'hide',
      letters: 7,
      cell: (account) => (
        <Text mono size={13} tone="soft">
          {formatShare(heldBefore(account) + account.balance, supply)}
        </Text>
      ),
    })
  }
  return columns
}

/** Returns the decimals that are hidden for a balance of 1 MCM or more. */
function cutDecimals(balance: bigint): string {
  if (balance < NANO_PER_MCM) return ''
  return formatMcm(balance).split('.')[1]?.slice(DECIMALS_SHOWN) ?? ''
}
