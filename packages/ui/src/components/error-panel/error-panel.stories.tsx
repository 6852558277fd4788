import type { Meta, StoryObj } from '@storybook/react-vite'
import { HASH } from '../../stories/samples'
import { Button } from '../button'
import { Hash } from '../hash'
import { ErrorPanel } from './index'

const meta: Meta<typeof ErrorPanel> = {
  title: 'Components/ErrorPanel',
  component: ErrorPanel,
  args: {
    title: 'Block Not Found',
    children: (
      <p>
        The endpoint api.mochimo.org couldn't find block <Hash value={HASH} form="15-15" />.
      </p>
    ),
    causes: [
      'The block does not exist.',
      'Endpoints can look up only about the last 5,000 blocks by hash.',
      "The API returned a response this page couldn't read.",
    ],
    actions: (
      <>
        <Button variant="solid">Try Again</Button>
        <Button>Choose another endpoint</Button>
      </>
    ),
  },
}
export default meta

type Story = StoryObj<typeof ErrorPanel>

/** The error as the page's main content. */
export const WholePage: Story = {}
/** The error as part of a page. */
export const Part: Story = {
  args: {
    level: 2,
    title: 'Error Loading Rich List',
    children: <p>Failed to load rich list data. Please try again later.</p>,
  },
}
export const WithDetail: Story = {
  args: { detail: 'POST /block · code 4 · Block not found · 318 ms' },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = {
  args: {
    title: 'لم يُعثر على الكتلة',
    children: (
      <p>
        لا تعرف نقطة الاتصال api.mochimo.org الكتلة <Hash value={HASH} form="15-15" />.
      </p>
    ),
    causes: ['الكتلة غير موجودة.', 'لا تجد هذه النقطة إلا بصمات آخر 5,000 كتلة تقريبًا.'],
    actions: <Button variant="solid">حاول مرة أخرى</Button>,
  },
  globals: { direction: 'rtl' },
}
