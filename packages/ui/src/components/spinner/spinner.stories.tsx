import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from './index'

const meta: Meta<typeof Spinner> = { title: 'Components/Spinner', component: Spinner }
export default meta

type Story = StoryObj<typeof Spinner>

/** The three bars of the logo appear line by line. With reduced motion, they don't move. */
export const Default: Story = {
  args: { label: 'Loading block' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading block')
  },
}

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([])
  },
}
