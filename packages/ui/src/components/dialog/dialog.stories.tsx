import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { fits320 } from '../../stories/fits'
import { Button } from '../button'
import { TextField } from '../text-field'
import { Dialog, type DialogProps } from './index'

function Endpoint(props: DialogProps) {
  const [open, setOpen] = useState(props.open ?? false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Custom API</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={(next, reason) => {
          props.onOpenChange?.(next, reason)
          setOpen(next)
        }}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="solid" onClick={close}>
              Connect
            </Button>
          </>
        }
      >
        <TextField label="Enter API URL" defaultValue="https://localhost:8443" mono required />
      </Dialog>
    </>
  )
}

const meta: Meta<typeof Dialog> = {
  title: 'Components/Dialog',
  component: Dialog,
  args: { open: false, onOpenChange: fn(), title: 'Custom API Endpoint', children: null },
  render: (args) => <Endpoint {...args} />,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
}
export default meta

type Story = StoryObj<typeof Dialog>

/** Waits for the browser's own event, which fires after the state change. */
const closing = (dialog: HTMLElement) =>
  new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))

/** Focus moves into the dialog, stays there, and returns to where it was. */
export const OpenAndClose: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Custom API' })
    await userEvent.click(opener)
    const dialog = canvas.getByRole('dialog', { name: 'Custom API Endpoint' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(canvas.getByLabelText('Enter API URL')).toHaveFocus()
    const closed = closing(dialog)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await closed
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, 'close')
  },
}

/**
 * Escape closes the dialog only once, whether the browser sends `cancel` first or only `close`.
 */
export const Escape: Story = {
  args: { open: true },
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog')
    const canceled = closing(dialog)
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await canceled
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, 'escape')
    canvas.getByRole('button', { name: 'Custom API' }).click()
    await waitFor(() => expect(dialog).toBeVisible())
    const forced = closing(dialog)
    dialog.close()
    await forced
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(2))
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'browser')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** A press on the backdrop closes the dialog, but a press inside doesn't. */
export const PressOutside: Story = {
  args: { open: true },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog')
    await userEvent.click(canvas.getByText('Enter API URL'))
    await waitFor(() => expect(dialog).toBeVisible())
    // Selecting text with the pointer may end outside the panel.
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: canvas.getByLabelText('Enter API URL') },
      { target: dialog },
      { keys: '[/MouseLeft]', target: dialog },
    ])
    await expect(dialog).toBeVisible()
    const closed = closing(dialog)
    await userEvent.click(dialog)
    await closed
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, 'outside')
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
export const Open: Story = { args: { open: true } }
export const OpenOnAPhone: Story = {
  args: { open: true },
  globals: { viewport: { value: 'smallest' } },
}
export const RightToLeft: Story = {
  args: { open: true, title: 'نقطة اتصال مخصصة' },
  render: (args) => (
    <Dialog {...args} actions={<Button variant="solid">اتصال</Button>}>
      <TextField label="أدخل عنوان الواجهة" defaultValue="https://localhost:8443" mono required />
    </Dialog>
  ),
  globals: { direction: 'rtl' },
}
export const LongTextAt320: Story = {
  args: {
    open: true,
    title: 'Benutzerdefinierter Programmierschnittstellenendpunkt dieser Sitzung',
  },
  globals: { viewport: { value: 'smallest' } },
  play: fits320,
}
export const ReducedMotion: Story = {
  args: { open: true },
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveStyle({ animationName: 'none' })
  },
}
