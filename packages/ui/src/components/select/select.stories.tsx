import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits320 } from '../../stories/fits'
import { Select } from './index'

const meta: Meta<typeof Select> = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Times in',
    options: [
      { value: 'utc', label: 'UTC, as on chain' },
      { value: 'local', label: 'Your time' },
      { value: 'height', label: 'Blocks', disabled: true },
    ],
    onValueChange: fn(),
  },
}
export default meta

type Story = StoryObj<typeof Select>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Times in'), 'local')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Your time')
  },
}
export const HiddenLabel: Story = { args: { hideLabel: true } }
export const Disabled: Story = { args: { disabled: true } }
export const RightToLeft: Story = {
  args: {
    label: 'الأوقات بتوقيت',
    options: [
      { value: 'utc', label: 'التوقيت العالمي' },
      { value: 'local', label: 'توقيتك' },
    ],
  },
  globals: { direction: 'rtl' },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const LongTextAt320: Story = {
  args: {
    label: 'The time zone for this page, its tables and its downloads',
    options: [{ value: 'utc', label: 'Coordinated Universal Time, as used by the chain itself' }],
  },
  globals: { viewport: { value: 'smallest' } },
  play: fits320,
}
