import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Row } from '../layout'
import { Text } from '../text'
import { CountdownRing } from './index'

const meta: Meta<typeof CountdownRing> = {
  title: 'Components/CountdownRing',
  component: CountdownRing,
  args: { remaining: 4, total: 5 },
}
export default meta

type Story = StoryObj<typeof CountdownRing>

export const Default: Story = {
  render: (args) => (
    <Row align="center">
      <CountdownRing {...args} />
      <Text size={13} tone="soft">
        Next update in {args.remaining}s
      </Text>
    </Row>
  ),
}
export const Steps: Story = {
  render: (args) => (
    <Row>
      {[5, 4, 3, 2, 1, 0].map((remaining) => (
        <CountdownRing key={remaining} {...args} remaining={remaining} size={24} />
      ))}
    </Row>
  ),
}

/** The ring moves in one-second steps. */
export const ReducedMotion: Story = {
  ...Steps,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([])
  },
}
