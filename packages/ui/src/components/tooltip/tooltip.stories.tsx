import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Button } from '../button'
import { Tooltip } from './index'

const meta: Meta<typeof Tooltip> = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    text: 'Pseudo Block (0 regular transactions)',
    children: <Button>Pseudo</Button>,
    side: 'bottom',
  },
  // A window shows one tooltip at a time, not one per state.
  parameters: { docs: { story: { inline: false, height: '160px' } } },
}
export default meta

type Story = StoryObj<typeof Tooltip>

/** The tooltip is also shown on keyboard focus. */
export const OnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Pseudo Block')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/0 regular/)
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
}
export const Open: Story = { args: { defaultOpen: true } }
export const LongText: Story = {
  args: {
    defaultOpen: true,
    text: 'Every 256th block is a neogenesis block: no transactions, no reward, and the same time as its parent.',
  },
  globals: { viewport: { value: 'smallest' } },
}

export const RightToLeft: Story = {
  args: {
    defaultOpen: true,
    text: 'كتلة زائفة (لا معاملات فيها)',
    children: <Button>زائفة</Button>,
  },
  globals: { direction: 'rtl' },
}
