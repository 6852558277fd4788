import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { fits320 } from '../../stories/fits'
import { BASE58 } from '../../stories/samples'
import { Button } from '../button'
import { EmptyState } from '../empty-state'
import { AddressText } from '../hash'
import { IconStar } from '../icons'
import { Row, Stack } from '../layout'
import { Popover, type PopoverProps } from './index'

const meta: Meta<typeof Popover> = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    label: 'Watchlist',
    trigger: (
      <>
        <IconStar size={14} />3
      </>
    ),
    children: (
      <Stack gap={2}>
        <AddressText value={BASE58} form="10-6" href={`/address/${BASE58}`} />
        <AddressText value={BASE58} form="10-6" href={`/address/${BASE58}`} />
      </Stack>
    ),
    onOpenChange: fn(),
  },
}
export default meta

type Story = StoryObj<typeof Popover>

/**
 * The panel opens below its button. It closes on Escape, on a press outside, or on a press on the
 * button itself.
 */
export const Default: Story = {
  args: { align: 'start' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Watchlist: 3' })
    await userEvent.click(button)
    const panel = canvas.getByRole('dialog', { name: 'Watchlist' })
    await waitFor(() => expect(panel).toBeVisible())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(panel.getBoundingClientRect().top).toBeGreaterThan(
      button.getBoundingClientRect().bottom,
    )
    await userEvent.click(button)
    await waitFor(() => expect(panel).not.toBeVisible())
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(2))
    await expect(args.onOpenChange).toHaveBeenNthCalledWith(1, true, 'trigger')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'trigger')
    await userEvent.click(button)
  },
}

/** Tab out of the panel closes it, so that it doesn’t cover what has the focus. */
export const ClosedByTab: Story = {
  args: { align: 'start', children: <button type="button">Inside</button> },
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <Popover {...args} />
      <button type="button">After it</button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Watchlist: 3' }))
    const panel = canvas.getByRole('dialog', { name: 'Watchlist' })
    await waitFor(() => expect(panel).toBeVisible())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Inside' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After it' })).toHaveFocus()
    await waitFor(() => expect(panel).not.toBeVisible())
  },
}

/** The panel opens on hover, and a press keeps it open after the pointer leaves. */
export const OpenedByHover: Story = {
  args: { align: 'start', openOnHover: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Watchlist/ })
    // Its code loads after the button.
    await waitFor(
      async () => {
        await userEvent.unhover(button)
        await userEvent.hover(button)
        await canvas.findByRole('dialog', { name: 'Watchlist' }, { timeout: 300 })
      },
      { timeout: 5000 },
    )
    const panel = canvas.getByRole('dialog', { name: 'Watchlist' })
    await userEvent.unhover(button)
    await userEvent.hover(panel)
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect(panel).toBeVisible()
    await userEvent.unhover(panel)
    await waitFor(() => expect(panel).not.toBeVisible())

    await userEvent.hover(button)
    await waitFor(() => expect(panel).toBeVisible())
    await userEvent.click(button)
    await userEvent.unhover(button)
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect(panel).toBeVisible()
    await userEvent.click(button)
    await waitFor(() => expect(panel).not.toBeVisible())
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4)
    await expect(args.onOpenChange).toHaveBeenNthCalledWith(1, true, 'hover')
    await expect(args.onOpenChange).toHaveBeenNthCalledWith(2, false, 'hover')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'trigger')
  },
}

function Controlled(props: PopoverProps) {
  const [open, setOpen] = useState(true)
  return (
    <Row>
      <Popover
        {...props}
        open={open}
        onOpenChange={(next, reason) => {
          props.onOpenChange?.(next, reason)
          setOpen(next)
        }}
      />
      <Button onClick={() => setOpen(true)}>Open</Button>
    </Row>
  )
}

/** The parent decides whether the popover is open, and is told why it should change. */
export const ControlledByItsParent: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const panel = canvas.getByRole('dialog', { name: 'Watchlist' })
    await waitFor(() => expect(panel).toBeVisible())
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Watchlist: 3' }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledOnce())
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, 'trigger')
    await expect(panel).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(panel).toBeVisible())
    canvasElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    panel.hidePopover()
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'escape'))
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
}

/** The content may close the popover. Focus then returns to the button. */
export const ClosedByContent: Story = {
  args: {
    align: 'start',
    children: (close) => (
      <EmptyState
        title="No addresses in your watchlist"
        action={<Button onClick={close}>OK</Button>}
      >
        Click the star on any address page to add it
      </EmptyState>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Watchlist/ })
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'close')
  },
}

/** At the end of a line, the panel's far edge is aligned with the button's. */
export const AtTheEnd: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Row spread>
      <span>Watched</span>
      <Popover {...args} />
    </Row>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Watchlist/ }))
    const box = canvas.getByRole('dialog').getBoundingClientRect()
    await expect(box.left).toBeGreaterThanOrEqual(0)
    await expect(box.right).toBeLessThanOrEqual(390)
  },
}
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  args: { align: 'start' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Watchlist/ }))
    await expect(canvas.getByRole('dialog')).toHaveStyle({ animationName: 'none' })
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { align: 'start' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Watchlist/ })
    await userEvent.click(button)
    const gap =
      button.getBoundingClientRect().right -
      canvas.getByRole('dialog').getBoundingClientRect().right
    // Aligned with the button, but never closer than 8 pixels to the window's edge.
    await expect(gap).toBeGreaterThanOrEqual(0)
    await expect(gap).toBeLessThanOrEqual(8)
  },
}
export const LongTextAt320: Story = {
  args: {
    align: 'start',
    children: 'Your watchlist is stored only in this browser: Zwischenspeicherungsverzeichnisse.',
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Watchlist/ }))
    await fits320()
  },
}
