import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BASE58 } from '../../stories/samples'
import { QrCode } from './index'

const meta: Meta<typeof QrCode> = {
  title: 'Components/QrCode',
  component: QrCode,
  args: { value: BASE58, label: `QR code for address ${BASE58}` },
}
export default meta

type Story = StoryObj<typeof QrCode>

export const Address: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /J8gqYehTJh/ })).toBeVisible()
  },
}
export const Link: Story = {
  args: { value: `https://explorer.mochimo.org/address/${BASE58}`, size: 220 },
}
