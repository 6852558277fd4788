import type { Meta, StoryObj } from '@storybook/react-vite'
import type { QueryClient } from '@tanstack/react-query'
import { expect, fn, waitFor } from 'storybook/test'
import WatchlistPanel from '../features/watchlist/panel/watchlist-panel'
import { replaceWatchlist, type WatchlistEntry } from '../features/watchlist/watchlist-store'
import { balanceQuery } from '../data/address-queries'
import type { Access } from './access'
import { HeaderPanel } from './header-panel'
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

/** Ten addresses, the maximum. */
const ten = Array.from({ length: 10 }, (_, at): WatchlistEntry => {
  return { address: `0x${String(at).repeat(40)}`, dateAdded: NOW }
})

/** Gives each address another balance. */
const balanceAt = (at: number) =>
  [1_204_250_000_000n, 12_065_840_589n][at] ?? BigInt(at) * 10n ** 10n

function seed(queries: QueryClient, addresses: readonly WatchlistEntry[]): void {
  for (const [at, { address }] of addresses.entries()) {
    const { queryKey } = balanceQuery(ENDPOINT, address)
    queries.setQueryData(queryKey, { nano: balanceAt(at), inLedger: true, height: 1_078_876 })
  }
}

const show =
  (known: readonly WatchlistEntry[]): NonNullable<Story['render']> =>
  (args) => (
    <Offline seed={(queries) => seed(queries, known)}>
      <HeaderPanel>
        <WatchlistPanel {...args} />
      </HeaderPanel>
    </Offline>
  )

const description = `Answers what the visitor’s own addresses hold. The panel opens from the star in
the header. The list is kept in the browser; no account is needed.`

const access: Access = {
  keyboard: [
    [
      'Tab',
      'Moves through each address and its actions: “Add a label” or “Edit label”, “View” and “Remove”; then to the field and the file.',
    ],
    ['Enter', 'In the field: adds the addresses. In a label: saves it.'],
    ['Escape', 'In a label: leaves it as it was.'],
    ['Enter / Space', 'On “Remove”: removes the address; focus moves to the next one.'],
  ],
  screenReader: [
    ['Address', 'List item: the label or the address in full, the balance and the actions.'],
    [
      'Action',
      'Button or link that names its address, such as “Remove Savings from the watchlist”.',
    ],
    ['Removed', 'Status with “Undo”: announced.'],
    ['Field', 'Text field “Add addresses”; addresses that can’t be added are an alert.'],
  ],
}

const meta: Meta<typeof WatchlistPanel> = {
  title: 'Explorer/Watchlist',
  component: WatchlistPanel,
  args: { close: fn() },
  argTypes: { close: { description: 'Called when the visitor follows a link.' } },
  // All stories on a page share one list, so each has a window of its own.
  parameters: {
    access,
    docs: { description: { component: description }, story: { inline: false } },
  },
  render: show([...entries, ...ten]),
  beforeEach: () => {
    replaceWatchlist(entries)
    return () => replaceWatchlist([])
  },
}
export default meta

type Story = StoryObj<typeof meta>

/** The sum comes first. A label takes the place of the address, which moves below it. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1,204/)).toBeVisible()
  },
}

/** Balances load one by one. The sum says of how many addresses it is. */
export const Loading: Story = {
  render: show(entries.slice(0, 2)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total for 2 of 3 addresses')).toBeVisible()
  },
}

/** Removing an address moves focus to the next one. */
export const Removed: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Remove.*Savings/ }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /Remove/ })[0]).toHaveFocus())
  },
}

export const Empty: Story = { beforeEach: () => replaceWatchlist([]) }

/** Ten addresses are the maximum. */
export const Full: Story = { beforeEach: () => replaceWatchlist(ten) }
