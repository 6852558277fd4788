import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TRANSACTIONS, type SampleTransaction } from '../../stories/samples'
import { Amount } from '../amount'
import { Badge, TransactionStatus } from '../badge'
import { EmptyState } from '../empty-state'
import { AddressText, Hash } from '../hash'
import { Table, type Column } from './index'

const columns: Column<SampleTransaction>[] = [
  {
    key: 'hash',
    header: 'Transaction',
    phone: 'lead',
    letters: 17,
    cell: ({ hash }) => <Hash value={hash} form="8-8" href={`/tx/${hash}`} />,
  },
  {
    key: 'from',
    header: 'From',
    phone: 'hide',
    letters: 17,
    cell: ({ from }) => <AddressText value={from} href={`/address/${from}`} />,
  },
  {
    key: 'to',
    header: 'To',
    phoneLabel: 'to',
    letters: 17,
    cell: ({ to, memo }) => (
      <>
        <AddressText value={to} href={`/address/${to}`} /> {memo && <Badge>{memo}</Badge>}
      </>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    phone: 'aside',
    letters: 7,
    cell: () => <TransactionStatus status="SUCCESS" />,
  },
  {
    key: 'amount',
    header: 'Amount (MCM)',
    align: 'end',
    phone: 'value',
    letters: 11,
    cell: ({ amount }) => <Amount value={amount} unit={false} />,
  },
]

const Transactions = Table<SampleTransaction>

const meta: Meta<typeof Transactions> = {
  title: 'Components/Table',
  component: Transactions,
  args: {
    caption: 'Regular transactions',
    columns,
    rows: TRANSACTIONS,
    rowKey: ({ hash }) => hash,
  },
}
export default meta

type Story = StoryObj<typeof Transactions>

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Regular transactions' })
    await expect(table).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(TRANSACTIONS.length + 1)
  },
}

/** A new row, a leaving row and the current row. */
export const RowStates: Story = {
  args: {
    isNew: (row) => row === TRANSACTIONS[0],
    isLeaving: (row) => row === TRANSACTIONS[1],
    isCurrent: (row) => row === TRANSACTIONS[3],
  },
}

/** Collects the links that are followed from now on, without following them. */
function recordLinks() {
  const followed: string[] = []
  const note = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    event.preventDefault()
    followed.push(link.getAttribute('href') ?? '')
  }
  document.addEventListener('click', note)
  return { followed, stop: () => document.removeEventListener('click', note) }
}

/** A press anywhere in a row follows its first link. Other links and text selection still work. */
export const LinkedRows: Story = {
  args: { linkRows: true },
  play: async ({ canvas, userEvent }) => {
    const { followed, stop } = recordLinks()
    try {
      const [first] = TRANSACTIONS
      const row = canvas.getAllByRole('row')[1]
      const status = row?.querySelector('td:nth-child(4)')
      if (!first || !row || !status) throw new Error('There is no row')
      await userEvent.click(status)
      await expect(followed).toEqual([`/tx/${first.hash}`])
      await userEvent.click(canvas.getAllByRole('link')[1] ?? row)
      await expect(followed).toEqual([`/tx/${first.hash}`, `/address/${first.from}`])
      getSelection()?.selectAllChildren(status)
      status.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      await expect(followed).toHaveLength(2)
    } finally {
      getSelection()?.removeAllRanges()
      stop()
    }
  },
}
/** A row that starts with another link follows the one that is marked. */
export const LinkedRowsWithSubject: Story = {
  args: {
    linkRows: true,
    columns: [
      { key: 'block', header: 'Block', cell: () => <a href="/block/1078535">1,078,535</a> },
      {
        key: 'transaction',
        header: 'Transaction',
        cell: ({ hash }) => (
          <a href={`/tx/${hash}`} data-row-link>
            {hash.slice(0, 10)}
          </a>
        ),
      },
      { key: 'status', header: 'Status', cell: () => 'Success' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const { followed, stop } = recordLinks()
    try {
      const [first] = TRANSACTIONS
      const [status] = canvas.getAllByText('Success')
      if (!first || !status) throw new Error('There is no row')
      await userEvent.click(status)
      await expect(followed).toEqual([`/tx/${first.hash}`])
    } finally {
      stop()
    }
  },
}
export const Loading: Story = {
  args: { rows: [], loading: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title="No transactions found">
        This address has no transactions at this endpoint.
      </EmptyState>
    ),
  },
}
export const WithoutHead: Story = { args: { hideHead: true } }

/**
 * Each row has two lines, with the value at the end of the first one. The table roles are
 * preserved.
 */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell').length).toBeGreaterThan(TRANSACTIONS.length * 3)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
}
export const Smallest: Story = {
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}
const arabic: Record<string, string> = {
  hash: 'المعاملة',
  from: 'من',
  to: 'إلى',
  status: 'الحالة',
  amount: 'المبلغ، MCM',
}
export const RightToLeft: Story = {
  args: {
    caption: 'معاملات عادية',
    columns: columns.map((column) => ({ ...column, header: arabic[column.key] })),
  },
  globals: { direction: 'rtl' },
}

/** With reduced motion, rows appear and disappear without animation. */
export const ReducedMotion: Story = {
  ...RowStates,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([])
  },
}
