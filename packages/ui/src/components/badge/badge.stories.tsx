import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../layout'
import { Badge, TransactionStatus } from './index'

const meta: Meta<typeof Badge> = {
  title: 'Components/Badge',
  component: Badge,
  subcomponents: { TransactionStatus } as Meta<typeof Badge>['subcomponents'] & object,
  args: { children: 'Pseudo' },
}
export default meta

type Story = StoryObj<typeof Badge>

export const Neutral: Story = { args: { title: 'Pseudo Block (0 regular transactions)' } }

export const Tones: Story = {
  render: () => (
    <Row>
      <Badge>Regular Block</Badge>
      <Badge tone="accent">New</Badge>
      <Badge tone="green">Verified</Badge>
      <Badge tone="amber">Pending - In Mempool</Badge>
      <Badge tone="red">Removed</Badge>
      <Badge tone="violet">Syncing</Badge>
    </Row>
  ),
}

/** A transaction's status, expressed by color, shape and words. */
export const Statuses: Story = {
  render: () => (
    <Row gap={4}>
      {['SUCCESS', 'PENDING', 'SPLIT', 'ORPHANED', 'FAILURE', 'UNKNOWN'].map((status) => (
        <TransactionStatus key={status} status={status} />
      ))}
      <TransactionStatus status="SUCCESS" label="Confirmed, not final" tone="amber" />
      <TransactionStatus status="UNKNOWN" label="Not checked" tone="neutral" />
    </Row>
  ),
}

/** The longest memo that the chain allows stays on one line. */
export const LongText: Story = {
  globals: { viewport: { value: 'smallest' } },
  args: { children: 'INVOICE-20260923' },
}

export const RightToLeft: Story = {
  render: () => (
    <Row gap={4}>
      <Badge>كتلة زائفة</Badge>
      <Badge tone="amber">قيد الانتظار</Badge>
      <TransactionStatus status="SUCCESS" />
    </Row>
  ),
  globals: { direction: 'rtl' },
}
