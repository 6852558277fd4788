import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import WatchlistPanel from '../features/watchlist/panel/watchlist-panel'
import { replaceWatchlist, type WatchlistEntry } from '../features/watchlist/watchlist-store'
import { balanceQuery } from '../data/address-queries'
import { ENDPOINT, NOW, Offline } from './offline'

const entries: readonly WatchlistEntry[] = [
  {
    address: '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59',
    label: 'Savings',
    dateAdded: NOW - 86_400_000,
  },
  { address: '0x7b33270a98d2e6b188aedcdf10b7867b16cd9b0b', dateAdded: NOW - 3_600_000 },
  { address: '0x2a7564d670b754960529502481fa9a9bb5a2af6c', dateAdded: NOW },
]
const balances = [1_204_250_000_000n, 12_065_840_589n]

const meta: Meta<typeof WatchlistPanel> = {
  title: 'Explorer/Watchlist',
  component: WatchlistPanel,
  args: { close: fn() },
  render: (args) => (
    <Offline
      seed={(queries) => {
        for (const [at, nano] of balances.entries()) {
          const { queryKey } = balanceQuery(ENDPOINT, entries[at]?.address ?? '')
          queries.setQueryData(queryKey, { nano, inLedger: true, height: 1_078_876 })
        }
      }}
    >
      <WatchlistPanel {...args} />
    </Offline>
  ),
  beforeEach: () => {
    replaceWatchlist(entries)
    return () => replaceWatchlist([])
  },
}
export default meta

type Story = StoryObj<typeof meta>

/** The last balance is still loading. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1,204/)).toBeVisible()
  },
}

/** Removing an address moves focus to the next one. */
export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Remove.*Savings/ }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /Remove/ })[0]).toHaveFocus())
  },
}

export const Empty: Story = { beforeEach: () => replaceWatchlist([]) }

/** Ten addresses are the maximum. */
export const Full: Story = {
  beforeEach: () =>
    replaceWatchlist(
      Array.from({ length: 10 }, (_, at) => ({
        address: `0x${String(at).repeat(40)}`,
        dateAdded: NOW,
      })),
    ),
}
