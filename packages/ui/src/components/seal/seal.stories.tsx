import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout'
import { Seal } from './index'

const meta: Meta<typeof Seal> = {
  title: 'Components/Seal',
  component: Seal,
  args: { state: 'verified', children: 'Verified in your browser' },
}
export default meta

type Story = StoryObj<typeof Seal>

export const Verified: Story = {}
export const States: Story = {
  render: () => (
    <Stack gap={2}>
      <Seal state="verified">Verified in your browser</Seal>
      <Seal state="working">Checking the proof of work…</Seal>
      <Seal state="failed">The block hash doesn't match its contents</Seal>
      <Seal state="split">No longer part of the chain</Seal>
      <Seal state="unavailable">This endpoint returns too little data to verify the block</Seal>
    </Stack>
  ),
}

export const LongTextAt320: Story = {
  args: { state: 'failed', children: 'Not verified: the block’s hash doesn’t match its trailer' },
  globals: { viewport: { value: 'smallest' } },
}
export const RightToLeft: Story = {
  args: { children: 'جرى التحقق منها في متصفحك' },
  globals: { direction: 'rtl' },
}
