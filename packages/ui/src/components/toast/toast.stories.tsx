import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Toaster, type ToasterProps } from './index'

const undo = fn()

function Messages(props: ToasterProps) {
  const [messages, setMessages] = useState(props.messages)
  return (
    <Toaster
      {...props}
      messages={messages}
      onDismiss={(id) => {
        props.onDismiss(id)
        setMessages((shown) => shown.filter((message) => message.id !== id))
      }}
    />
  )
}

const meta: Meta<typeof Toaster> = {
  title: 'Components/Toaster',
  component: Toaster,
  args: {
    messages: [{ id: 'a', text: 'Saved block 1,078,535 to your downloads.' }],
    onDismiss: fn(),
    duration: 600_000,
  },
  render: (args) => <Messages {...args} />,
  parameters: { docs: { story: { inline: false, height: '220px' } } },
}
export default meta

type Story = StoryObj<typeof Toaster>

export const Notice: Story = {}
export const Dismissed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('a'))
    await waitFor(() => expect(screen.queryByText(/1,078,535/)).toBeNull())
  },
}
export const WithAction: Story = {
  args: {
    messages: [
      {
        id: 'b',
        text: 'Removed from your watchlist.',
        action: { label: 'Undo', hint: 'Open the address and press its star', onPress: undo },
      },
    ],
  },
}
export const ActionPressed: Story = {
  ...WithAction,
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    undo.mockClear()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('b'))
  },
}
export const Failure: Story = {
  args: {
    messages: [{ id: 'c', tone: 'error', text: 'Failed to download accounts. Please try again.' }],
  },
}
export const SeveralOnAPhone: Story = {
  args: {
    messages: [
      { id: 'd', text: 'Connected to Singapore (backup).' },
      { id: 'e', tone: 'error', text: 'Failed to download accounts. Please try again.' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

/** The toast disappears after its duration. */
export const Expires: Story = {
  tags: ['!autodocs'],
  args: { duration: 400 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('a'), { timeout: 4000 })
  },
}

export const LongTextAt320: Story = {
  args: {
    messages: [
      {
        id: 'f',
        tone: 'error',
        text: 'Couldn’t download the accounts: https://api.mochimo.org closed the connection after 4,000 of 10,000.',
        action: { label: 'Try Again', hint: 'Press Download again', onPress: undo },
      },
    ],
  },
  globals: { viewport: { value: 'smallest' } },
}
export const RightToLeft: Story = {
  args: {
    messages: [
      {
        id: 'g',
        text: 'أُزيل العنوان من قائمة المتابعة.',
        action: { label: 'تراجع', hint: 'افتح العنوان واضغط نجمته', onPress: undo },
      },
    ],
  },
  globals: { direction: 'rtl' },
}

/** With reduced motion, the toast appears without animation. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async () => {
    await screen.findByRole('button', { name: 'Dismiss' })
    await expect(document.body.getAnimations({ subtree: true })).toEqual([])
  },
}
