import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Tabs, type TabsProps } from './index'

function Working(props: TabsProps) {
  const [value, setValue] = useState(props.value)
  return (
    <Tabs
      {...props}
      value={value}
      onValueChange={(next) => {
        props.onValueChange?.(next)
        setValue(next)
      }}
    />
  )
}

const meta: Meta<typeof Tabs> = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Parts of the block',
    value: 'transactions',
    onValueChange: fn(),
    tabs: [
      { value: 'transactions', label: 'Transactions', children: '4 regular transactions.' },
      { value: 'proof', label: 'Proof', children: 'Hash, Merkle root, proof of work, reward.' },
      { value: 'json', label: 'JSON', children: 'The response as the endpoint sent it.' },
    ],
  },
  render: (args) => <Working {...args} />,
}
export default meta

type Story = StoryObj<typeof Tabs>

/** The arrow keys, Home and End move between the tabs. Tab moves to the panel. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Transactions' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Proof' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Proof' })).toBeVisible()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Transactions' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('tab', { name: 'JSON' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('json')
    await userEvent.keyboard('{Home}')
  },
}

/**
 * A value may be any text. Element ids don't contain it, because a space would split an id
 * reference in two.
 */
export const ValuesWithSpaces: Story = {
  args: {
    value: 'proof of work',
    tabs: [
      { value: 'proof of work', label: 'Proof', children: 'Hash, Merkle root, reward.' },
      { value: 'raw JSON', label: 'JSON', children: 'The response as the endpoint sent it.' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const tab = canvas.getByRole('tab', { name: 'JSON' })
    await userEvent.click(tab)
    const panel = canvas.getByRole('tabpanel', { name: 'JSON' })
    await expect(panel.id).not.toMatch(/\s/)
    await expect(tab).toHaveAttribute('aria-controls', panel.id)
  },
}

/** In right-to-left text the arrow keys are reversed. */
export const RightToLeft: Story = {
  args: {
    label: 'أجزاء الكتلة',
    tabs: [
      { value: 'transactions', label: 'المعاملات', children: 'أربع معاملات عادية.' },
      { value: 'proof', label: 'الإثبات', children: 'البصمة وجذر ميركل وإثبات العمل والمكافأة.' },
      { value: 'json', label: 'JSON', children: 'الجواب كما أعطته نقطة الاتصال.' },
    ],
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'الإثبات' })).toHaveFocus()
  },
}
export const ManyAt320: Story = {
  globals: { viewport: { value: 'smallest' } },
  args: {
    value: 'a',
    tabs: ['a', 'b', 'c', 'd', 'e', 'f'].map((value) => ({
      value,
      label: `A longer label ${value}`,
      children: value,
    })),
  },
}
