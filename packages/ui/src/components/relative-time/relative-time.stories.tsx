import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { NOW, SOLVED } from '../../stories/samples'
import { Stack } from '../layout'
import { DateTime, formatDateTime, RelativeTime, setClockOffset } from './index'

const meta: Meta<typeof RelativeTime> = {
  title: 'Components/RelativeTime',
  component: RelativeTime,
  subcomponents: { DateTime } as Meta<typeof RelativeTime>['subcomponents'] & object,
  args: { time: SOLVED },
}
export default meta

type Story = StoryObj<typeof RelativeTime>

export const Ago: Story = {
  play: async ({ canvas }) => {
    const absolute = canvas.getByTitle(formatDateTime(SOLVED), { exact: false })
    await expect(absolute).toHaveTextContent('3 h ago')
  },
}
export const Age: Story = { args: { form: 'age' } }

export const Steps: Story = {
  render: () => (
    <Stack gap={1}>
      {[0, 14, 130, 4000, 100_000, 9_000_000].map((seconds) => (
        <span key={seconds}>
          <RelativeTime time={NOW - seconds * 1000} />
        </span>
      ))}
    </Stack>
  ),
}

/**
 * The time updates automatically. The clock of every story is stopped, so this story advances it.
 */
export const Ticking: Story = {
  args: { time: NOW - 14_000 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('14 s ago')
    const stopped = Date.now
    Date.now = () => NOW + 60_000
    await waitFor(() => expect(canvasElement).toHaveTextContent('1 min ago'), { timeout: 3000 })
    Date.now = stopped
    await waitFor(() => expect(canvasElement).toHaveTextContent('14 s ago'), { timeout: 3000 })
  },
}

/**
 * A device whose clock is known to be an hour behind. Without the correction, this would read
 * 'now'.
 */
export const CorrectedClock: Story = {
  args: { time: NOW + 3_480_000 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('now')
    setClockOffset(3_600_000)
    try {
      await waitFor(() => expect(canvasElement).toHaveTextContent('2 min ago'))
    } finally {
      setClockOffset(0)
    }
  },
}

/** A time in the visitor's locale. */
export const Absolute: Story = {
  render: () => <DateTime time={SOLVED} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveTextContent(formatDateTime(SOLVED))
  },
}

export const RightToLeft: Story = { ...Steps, globals: { direction: 'rtl' } }
