import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Segmented } from './index'

type Direction = 'all' | 'in' | 'out'

const chosen = fn()

function Directions() {
  const [value, setValue] = useState<Direction>('all')
  return (
    <Segmented<Direction>
      label="Direction"
      value={value}
      onValueChange={(next) => {
        chosen(next)
        setValue(next)
      }}
      options={[
        { value: 'all', label: 'all' },
        { value: 'in', label: 'in' },
        { value: 'out', label: 'out' },
      ]}
    />
  )
}

const meta: Meta<typeof Segmented> = {
  title: 'Components/Segmented',
  component: Segmented,
  render: () => <Directions />,
}
export default meta

type Story = StoryObj<typeof Segmented>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    chosen.mockClear()
    await expect(canvas.getByRole('group', { name: 'Direction' })).toBeVisible()
    await userEvent.click(canvas.getByLabelText('in'))
    await expect(chosen).toHaveBeenCalledOnce()
    await expect(chosen).toHaveBeenCalledWith('in')
    await expect(canvas.getByLabelText('in')).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByLabelText('out')).toBeChecked()
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const At320: Story = { globals: { viewport: { value: 'smallest' } } }
