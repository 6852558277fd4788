import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Row, Stack } from '../layout'
import { Text } from '../text'
import { type DotTone, StatusDot } from './index'

const meta: Meta<typeof StatusDot> = {
  title: 'Components/StatusDot',
  component: StatusDot,
  args: { tone: 'good', label: 'Connected & Synced' },
}
export default meta

type Story = StoryObj<typeof StatusDot>

export const Labeled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Connected & Synced' })).toBeVisible()
  },
}

const tones: Record<DotTone, string> = {
  pending: 'Checking...',
  neutral: 'Not checked',
  bad: 'Disconnected',
  good: 'Connected & Synced',
  progress: 'Connected (Downloading blocks)',
  warning: 'Rate limited',
}

/**
 * The six tones. Each has its own color and shape, and three of them pulse unless motion is
 * reduced.
 */
export const AllWithLabels: Story = {
  render: () => (
    <Stack gap={2}>
      {Object.entries(tones).map(([tone, words]) => (
        <Row key={tone} align="center">
          <StatusDot tone={tone as DotTone} />
          <Text size={13}>{words}</Text>
        </Row>
      ))}
    </Stack>
  ),
}

export const RightToLeft: Story = { ...AllWithLabels, globals: { direction: 'rtl' } }
export const ReducedMotion: Story = {
  ...AllWithLabels,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([])
  },
}
