import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits320 } from '../../stories/fits'
import { Progress } from './index'

const meta: Meta<typeof Progress> = {
  title: 'Components/Progress',
  component: Progress,
  args: {
    label: 'Searching the rich list',
    value: 400,
    max: 10_000,
    note: '400 of 10,000 accounts',
  },
}
export default meta

type Story = StoryObj<typeof Progress>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '400')
  },
}
export const Unknown: Story = { args: { value: undefined, note: undefined } }
export const Done: Story = { args: { value: 10_000, note: '10,000 of 10,000 accounts' } }
export const RightToLeft: Story = {
  args: { label: 'البحث في قائمة الأثرياء', note: '400 من 10,000 حساب' },
  globals: { direction: 'rtl' },
}
export const LongTextAt320: Story = {
  args: {
    label: 'Searching the rich list for the account with the address that was entered above',
    note: '400 of 10,000 accounts. Rate limited; retrying in 12 s.',
  },
  globals: { viewport: { value: 'smallest' } },
  play: fits320,
}
