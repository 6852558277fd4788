import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits320 } from '../../stories/fits'
import { ENDPOINTS } from '../../stories/samples'
import styles from '../../stories/stories.module.css'
import { ChoiceList, type ChoiceListProps } from './index'

function Endpoints(props: ChoiceListProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div className={styles['narrow']}>
      <ChoiceList
        {...props}
        value={value}
        onValueChange={(next) => {
          props.onValueChange?.(next)
          setValue(next)
        }}
      />
    </div>
  )
}

const meta: Meta<typeof ChoiceList> = {
  title: 'Components/ChoiceList',
  component: ChoiceList,
  args: { label: 'API endpoint', value: 'api', onValueChange: fn(), choices: ENDPOINTS },
  render: (args) => <Endpoints {...args} />,
}
export default meta

type Story = StoryObj<typeof ChoiceList>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Singapore (backup)'))
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('sgp')
    await expect(canvas.getByRole('radio', { name: /Singapore/ })).toBeChecked()
  },
}

/**
 * Choosing the current choice again is allowed, because that is how a custom endpoint is edited.
 */
export const ChosenAgain: Story = {
  args: { value: 'custom' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Custom API'))
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('custom')
  },
}

/** The arrow keys move through the list without choosing anything. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { checked: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    const [first, , third] = canvas.getAllByRole('radio')
    await expect(third).toHaveFocus()
    await userEvent.tab()
    await expect(first).toBeChecked()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith(ENDPOINTS[1]?.value)
  },
}
export const Waiting: Story = { args: { disabled: true } }
export const RightToLeft: Story = {
  args: {
    label: 'نقطة الاتصال',
    choices: [
      { value: 'api', label: 'واجهة موتشيمو', hint: 'https://api.mochimo.org' },
      { value: 'custom', label: 'واجهة مخصصة' },
    ],
  },
  globals: { direction: 'rtl' },
}
export const LongTextAt320: Story = {
  args: {
    choices: [
      {
        value: 'api',
        label: 'Zwischenspeicherungsserver der Gemeinschaft',
        hint: 'https://a-very-long-name-of-a-server.in-a-very-long-domain.example.org:8443/mesh',
      },
      ...ENDPOINTS.slice(1),
    ],
  },
  globals: { viewport: { value: 'smallest' } },
  play: fits320,
}
