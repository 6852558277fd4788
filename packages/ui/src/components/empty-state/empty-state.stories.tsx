import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../button'
import { Link } from '../link'
import { EmptyState } from './index'

const meta: Meta<typeof EmptyState> = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'No pending transactions in mempool' },
}
export default meta

type Story = StoryObj<typeof EmptyState>

export const Default: Story = {}
export const WithHint: Story = {
  args: {
    title: 'No addresses in your watchlist',
    children: 'Click the star on any address page to add it',
  },
}
export const WithLinkInHint: Story = {
  args: {
    children: (
      <>
        The latest block took them all. <Link href="/txs">See the latest transactions</Link>
      </>
    ),
  },
}
export const WithAction: Story = {
  args: {
    title: "Block 1,078,880 hasn't been mined yet. Expected in about 5 minutes.",
    action: <ButtonLink href="/block/0">See the latest block</ButtonLink>,
  },
}

export const LongTextAt320: Story = { ...WithAction, globals: { viewport: { value: 'smallest' } } }
export const RightToLeft: Story = {
  args: {
    title: 'لا عناوين في قائمة المتابعة',
    children: 'اضغط النجمة في صفحة أي عنوان لإضافته',
  },
  globals: { direction: 'rtl' },
}
