import type { Meta, StoryObj } from '@storybook/react-vite'
import { BASE58 } from '../../stories/samples'
import { Amount, Count } from '../amount'
import { Badge, TransactionStatus } from '../badge'
import { Button } from '../button'
import { Hash } from '../hash'
import { IconChevronDown } from '../icons'
import { Seal } from '../seal'
import { PageHeader } from './index'

const meta: Meta<typeof PageHeader> = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: { title: 'Rich list' },
}
export default meta

type Story = StoryObj<typeof PageHeader>

export const Words: Story = {
  args: { children: 'All accounts, by balance.' },
}
export const Figure: Story = {
  args: {
    form: 'figure',
    title: <Count value={1_078_535} />,
    crumbs: [{ label: 'Home', href: '/' }, { label: 'Block' }],
    meta: <Seal state="verified">Verified in your browser</Seal>,
    actions: <Button iconAfter={<IconChevronDown size={12} />}>Download</Button>,
  },
}
export const Address: Story = {
  args: {
    form: 'hash',
    title: <Hash value={BASE58} form="whole" copy="Copy address" />,
    crumbs: [{ label: 'Home', href: '/' }, { label: 'Address' }],
  },
}
export const WithBadge: Story = {
  args: {
    title: 'Transaction Details',
    meta: <Badge tone="amber">Pending - In Mempool</Badge>,
  },
}
/** The answer is larger than the title. Here it is a payment, with its outcome on the same line. */
export const Answer: Story = {
  args: {
    title: 'Transaction Details',
    form: 'label',
    answer: (
      <>
        <Amount value={1_300_000_000n} decimals="trim" />
        <TransactionStatus status="SUCCESS" label="Confirmed" />
        <span>236 confirmations</span>
      </>
    ),
  },
}
export const AnswerAt320: Story = { ...Answer, globals: { viewport: { value: 'smallest' } } }
export const FigureAt320: Story = { ...Figure, globals: { viewport: { value: 'smallest' } } }
export const LongWords: Story = {
  args: { title: 'No results for this unusually long query in any block of the chain' },
  globals: { viewport: { value: 'smallest' } },
}

export const RightToLeft: Story = {
  args: {
    title: 'تفاصيل المعاملة',
    crumbs: [{ label: 'الرئيسية', href: '/' }, { label: 'معاملة' }],
    meta: <Badge tone="amber">قيد الانتظار</Badge>,
    actions: <Button iconAfter={<IconChevronDown size={12} />}>تنزيل</Button>,
  },
  globals: { direction: 'rtl' },
}
