import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './index'

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
}
export default meta

type Story = StoryObj<typeof VisuallyHidden>

export const InASentence: Story = {
  render: () => (
    <p>
      ☆ 3<VisuallyHidden> addresses in your watchlist</VisuallyHidden>
    </p>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('addresses in your watchlist')
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
