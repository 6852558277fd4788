import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits320 } from '../../stories/fits'
import { Switch } from './index'

const meta: Meta<typeof Switch> = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Hide fee-only transactions', onCheckedChange: fn() },
}
export default meta

type Story = StoryObj<typeof Switch>

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Hide fee-only transactions' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await userEvent.click(canvas.getByText('Hide fee-only transactions'))
    await expect(control).not.toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2)
  },
}
export const On: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
export const RightToLeft: Story = {
  args: { label: 'إخفاء معاملات الرسوم وحدها', defaultChecked: true },
  globals: { direction: 'rtl' },
}
export const LongTextAt320: Story = {
  args: { label: 'Hide transactions in which this address only received part of the fee' },
  globals: { viewport: { value: 'smallest' } },
  play: fits320,
}
