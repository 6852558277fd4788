import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { fits320 } from '../../stories/fits'
import { Button } from '../button'
import { IconChevronDown } from '../icons'
import { Menu } from './index'

const csv = fn()

const meta: Meta<typeof Menu> = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    align: 'start',
    trigger: <Button iconAfter={<IconChevronDown size={12} />}>Download</Button>,
    groups: [
      [
        { label: 'CSV', hint: 'Spreadsheet format', onSelect: csv },
        { label: 'JSON', hint: 'Complete data' },
      ],
    ],
  },
  parameters: { docs: { story: { inline: false, height: '260px' } } },
}
export default meta

type Story = StoryObj<typeof Menu>

/**
 * Works with the keyboard and the pointer. The menu closes when an item is chosen, on Escape and on
 * a press outside.
 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    csv.mockClear()
    const button = canvas.getByRole('button', { name: 'Download' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /CSV/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: /JSON/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }))
    await expect(csv).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

const isOpen = async () => expect(await screen.findByRole('menu')).toBeVisible()

/** The menu is initially open with focus inside, so the arrow keys work immediately. */
export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: /CSV/ })).toHaveFocus()
  },
}

/** The first Escape closes a menu that was initially open. */
export const InitiallyOpenClosed: Story = {
  args: { defaultOpen: true },
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** Links, a selected item and a disabled item. */
export const Kinds: Story = {
  args: {
    defaultOpen: true,
    trigger: <Button>Address</Button>,
    groups: [
      [
        { label: 'UTC', checked: true },
        { label: 'Your time', checked: false },
      ],
      [
        { label: 'Open in the documentation', href: '/docs/accounts' },
        { label: 'DAT', hint: 'Not available at this endpoint', disabled: true },
      ],
    ],
  },
  play: async () => {
    await isOpen()
    await expect(screen.getByRole('menuitemcheckbox', { name: 'UTC' })).toBeChecked()
    await expect(screen.getByRole('menuitem', { name: /documentation/ })).toHaveAttribute(
      'href',
      '/docs/accounts',
    )
  },
}
export const OnAPhone: Story = {
  args: { defaultOpen: true },
  play: isOpen,
  globals: { viewport: { value: 'phone' } },
}
export const RightToLeft: Story = {
  args: {
    defaultOpen: true,
    trigger: <Button iconAfter={<IconChevronDown size={12} />}>تنزيل</Button>,
    groups: [
      [
        { label: 'CSV', hint: 'لجداول البيانات' },
        { label: 'JSON', hint: 'البيانات كاملة' },
      ],
    ],
  },
  play: async () => {
    await isOpen()
    await expect(getComputedStyle(screen.getByRole('menu')).direction).toBe('rtl')
  },
  globals: { direction: 'rtl' },
}
export const LongTextAt320: Story = {
  args: {
    defaultOpen: true,
    groups: [
      [
        {
          label: 'Tabellenkalkulationsprogrammdatei',
          hint: 'every transaction of this address with its running balance and block time',
        },
      ],
    ],
  },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await isOpen()
    await fits320()
  },
}
