import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { BASE58 } from '../../stories/samples'
import { CopyButton } from './index'

const meta: Meta<typeof CopyButton> = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { value: BASE58, label: 'Copy address' },
}
export default meta

type Story = StoryObj<typeof CopyButton>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
    await expect(write).toHaveBeenCalledWith(BASE58)
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied!')
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 4000 })
  },
}

export const WithText: Story = { args: { withText: true } }

/** The browser may deny access, for example in a frame without permission. */
export const Blocked: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No permission'))
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Not copied: blocked by the browser')
  },
}

export const RightToLeft: Story = { args: { withText: true }, globals: { direction: 'rtl' } }
