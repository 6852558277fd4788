import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { TAG } from '../../stories/samples'
import { Amount, Count } from '../amount'
import { EmptyState } from '../empty-state'
import { AddressText } from '../hash'
import type { Column } from '../table'
import { VirtualTable } from './index'

interface Account {
  rank: number
  address: string
  balance: bigint
}

const ACCOUNTS: readonly Account[] = Array.from({ length: 10_000 }, (_, index) => ({
  rank: index + 1,
  address: TAG.slice(0, 34) + index.toString(16).padStart(8, '0'),
  balance: 95_739_999_998_500n - BigInt(index) * 9_123_456_789n,
}))

const columns: Column<Account>[] = [
  { key: 'rank', header: 'Rank', phone: 'lead', cell: ({ rank }) => <Count value={rank} /> },
  {
    key: 'address',
    header: 'Address',
    phone: 'lead',
    cell: ({ address, rank }) => (
      <AddressText
        value={address}
        form="wide-whole"
        href={`/address/${address}`}
        watched={rank === 3}
      />
    ),
  },
  {
    key: 'balance',
    header: 'Balance (MCM)',
    align: 'end',
    phone: 'value',
    cell: ({ balance }) => <Amount value={balance} decimals="balance" unit={false} />,
  },
]

const Accounts = VirtualTable<Account>

const meta: Meta<typeof Accounts> = {
  title: 'Components/VirtualTable',
  component: Accounts,
  args: {
    caption: 'Accounts by balance',
    columns,
    rows: ACCOUNTS,
    rowKey: ({ address }) => address,
  },
  // Ten thousand rows make a documentation page slow to scroll.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
}
export default meta

type Story = StoryObj<typeof Accounts>

/** Ten thousand rows, of which the page contains only a few dozen. */
export const TenThousand: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(120)
    window.scrollTo(0, 200_000)
    await waitFor(() => expect(canvas.queryByText('1')).toBeNull())
    const shown = canvas.getAllByRole('row')
    await expect(shown.length).toBeLessThan(120)
    await expect(Number(shown.at(-1)?.getAttribute('aria-rowindex'))).toBeGreaterThan(2000)
    window.scrollTo(0, 0)
    await waitFor(() => expect(canvas.getByText('1')).toBeInTheDocument())
  },
}

/** The table has scrolled to the account with rank 5,000, which a search found. */
export const ScrolledTo: Story = {
  args: { scrollTo: 4999, isCurrent: ({ rank }) => rank === 5000 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('5,000')).toBeVisible())
  },
}
const twoLines: Column<Account> = {
  key: 'lines',
  header: 'Lines',
  phone: 'hide',
  cell: ({ rank }) => (
    <>
      First line
      <br />
      Second line of {rank}
    </>
  ),
}

/** More rows are loaded, and all are higher than usual: once seen, each has its height. */
export const LoadingMore: Story = {
  args: { columns: [...columns, twoLines] },
  render: function LoadingMore(args) {
    const [count, setCount] = useState(100)
    return (
      <>
        <button type="button" onClick={() => setCount(204)}>
          Load 104 more
        </button>
        <Accounts {...args} rows={ACCOUNTS.slice(0, count)} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const scrollToEnd = async () => {
      while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1) {
        window.scrollBy(0, 400)
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
      }
    }
    await scrollToEnd()
    // Without focus, to which the page would scroll.
    await fireEvent.click(canvas.getByRole('button'))
    await scrollToEnd()
    await waitFor(() => expect(canvas.getByText('204')).toBeVisible())
    const last = canvas.getAllByRole('row').at(-1)?.getBoundingClientRect()
    const table = canvas.getByRole('table').getBoundingClientRect()
    const head = 2 * (last?.height ?? 0)
    await expect(table.height).toBeGreaterThan(204 * (last?.height ?? 0))
    await expect(table.height).toBeLessThan(204 * (last?.height ?? 0) + head)
    window.scrollTo(0, 0)
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title="No accounts found">There may be an issue with the API endpoint</EmptyState>
    ),
  },
}

export const At320: Story = { globals: { viewport: { value: 'smallest' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
