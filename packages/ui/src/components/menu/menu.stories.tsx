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

/** By keyboard and by pointer; it closes when something was chosen, on Escape and on a press outside. */
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

/** Open from the start, and the focus is in it: the arrow keys go on from there. */
export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: /CSV/ })).toHaveFocus()
  },
}

/** The first Escape closes one that was open from the start, too. */
export const ClosedFromTheStart: Story = {
  args: { defaultOpen: true },
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** Links, ticks, and what cannot be had. */
export const Kinds: Story = {
  args: {
    defaultOpen: true,
    trigger: <Button>Address</Button>,
    groups: [
      [
        { label: 'UTC', checked: true },
        { label: 'Your own time', checked: false },
      ],
      [
        { label: 'Open in the documentation', href: '/docs/accounts' },
        { label: 'DAT', hint: 'Not at this endpoint', disabled: true },
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
          hint: 'every transaction of this address with its running balance and the time of its block',
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
