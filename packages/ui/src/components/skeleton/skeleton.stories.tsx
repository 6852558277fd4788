import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits320 } from '../../stories/fits'
import { HASH } from '../../stories/samples'
import { Hash } from '../hash'
import { Stack } from '../layout'
import { Skeleton } from './index'

const meta: Meta<typeof Skeleton> = { title: 'Components/Skeleton', component: Skeleton }
export default meta

type Story = StoryObj<typeof Skeleton>

export const Default: Story = {}

/** The skeleton is as wide and as high as the content that replaces it, so nothing moves. */
export const ReplacesAHash: Story = {
  render: () => (
    <Stack gap={1}>
      <div data-testid="waiting">
        <Skeleton letters={19} mono />
      </div>
      <div data-testid="there">
        <Hash value={HASH} />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const height = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height
    await expect(height('waiting')).toBe(height('there'))
  },
}
/** If the value would wrap or be cut off, the skeleton fills the available width. */
export const WiderThanTheScreen: Story = {
  args: { letters: 66, mono: true },
  globals: { viewport: { value: 'smallest' } },
  play: fits320,
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
