import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Row, Stack } from '../layout'
import { Text } from '../text'
import { endpointStateText, StatusDot, type EndpointState } from './index'

const meta: Meta<typeof StatusDot> = {
  title: 'Components/StatusDot',
  component: StatusDot,
  args: { state: 'synced' },
}
export default meta

type Story = StoryObj<typeof StatusDot>

export const Synced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Connected & Synced' })).toBeVisible()
  },
}

const states: EndpointState[] = [
  'checking',
  'unknown',
  'disconnected',
  'synced',
  'syncing',
  'status-unknown',
]

/** The six states. Each differs in colour and in shape; three of them pulse, unless motion is unwelcome. */
export const AllWithWords: Story = {
  render: () => (
    <Stack gap={2}>
      {states.map((state) => (
        <Row key={state} align="center">
          <StatusDot state={state} decorative />
          <Text size={13}>{endpointStateText(state, 'Downloading blocks')}</Text>
        </Row>
      ))}
    </Stack>
  ),
}

export const RightToLeft: Story = { ...AllWithWords, globals: { direction: 'rtl' } }
export const ReducedMotion: Story = {
  ...AllWithWords,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([])
  },
}
