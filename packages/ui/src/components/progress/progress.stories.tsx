import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
