import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { NOW } from '../../stories/samples'
import { Button } from '../button'
import { Row, Stack } from '../layout'
import { Text } from '../text'
import { BarPlot, LinePlot, RangeBrush, SharePlot, Spark } from './index'

/** Returns a random walk with a fixed seed (from a linear congruential generator). */
function walk(length: number, start: number, step: number): number[] {
  let seed = 7
  let value = start
  return Array.from({ length }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    value = Math.max(0, value + (seed / 2_147_483_648 - 0.47) * step)
    return value
  })
}

const DAY = 86_400_000
const day = (x: number) =>
  new Intl.DateTimeFormat(undefined, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(x)
const mcm = (y: number) =>
  new Intl.NumberFormat(undefined, { numberingSystem: 'latn', maximumFractionDigits: 2 }).format(y)

const meta: Meta<typeof LinePlot> = {
  title: 'Components/Plot',
  component: LinePlot,
  subcomponents: { BarPlot, SharePlot, RangeBrush, Spark } as Meta<
    typeof LinePlot
  >['subcomponents'] &
    object,
  args: {
    label: 'Balance over the loaded history (MCM)',
    points: walk(60, 900, 120).map((y, index) => ({ x: NOW - (60 - index) * DAY, y })),
    formatX: day,
    formatY: mcm,
  },
}
export default meta

type Story = StoryObj<typeof LinePlot>

/**
 * A slider covers the drawing. The arrow keys move from point to point, and each point is
 * announced.
 */
export const Line: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: /Balance/ })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    const last = slider.getAttribute('aria-valuetext')
    await fireEvent.change(slider, { target: { value: '58' } })
    await expect(slider.getAttribute('aria-valuetext')).not.toBe(last)
    const shown = day(NOW - 2 * DAY)
    await expect(slider.getAttribute('aria-valuetext')).toMatch(new RegExp(`^${shown}: \\d`))
  },
}
/** The labels at the ends of the axis may be shorter than the readings. */
export const ShortEnds: Story = {
  args: {
    formatX: (x) => new Intl.DateTimeFormat(undefined, { dateStyle: 'full' }).format(x),
    formatEnd: day,
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(day(NOW - 60 * DAY))).toBeVisible()
  },
}
/** A balance stays level until the next transaction. */
export const Step: Story = { args: { form: 'step', fromZero: true } }
/** The line has gaps where the history is unknown. */
export const WithAGap: Story = {
  args: {
    form: 'step',
    fromZero: true,
    points: walk(60, 900, 120)
      .map((y, index) => ({ x: NOW - (60 - index) * DAY, y, apart: index === 40 || index === 41 }))
      .filter((_, index) => index < 24 || index >= 40),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg circle')).toHaveLength(2)
  },
}
/** A dashed line shows what the values are compared with. Enter opens what is at a point. */
export const Compared: Story = {
  args: {
    label: 'Supply (MCM)',
    reference: {
      label: 'Schedule',
      points: walk(60, 900, 120).map((y, index) => ({ x: NOW - (60 - index) * DAY, y: y + 90 })),
    },
    onOpen: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: /Supply/ })
    await expect(slider.getAttribute('aria-valuetext')).toMatch(/: [\d,.]+\. Schedule: [\d,.]+$/)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(NOW - DAY)
    await userEvent.click(slider)
    await expect(args.onOpen).toHaveBeenCalledTimes(2)
    // A finger selects a point, which stays selected, and a button opens it.
    const drawing = slider.parentElement as HTMLElement
    const { left, width, top } = drawing.getBoundingClientRect()
    const touch = { pointerType: 'touch', clientX: left + width - 2, clientY: top + 20 }
    await fireEvent.pointerDown(drawing, touch)
    await fireEvent.pointerOut(drawing, touch)
    await expect(args.onOpen).toHaveBeenCalledTimes(2)
    await fireEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(args.onOpen).toHaveBeenCalledTimes(3)
  },
}
export const OnePoint: Story = { args: { points: [{ x: NOW, y: 12 }] } }
export const Empty: Story = { args: { points: [] } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Bars: Story = {
  render: () => (
    <BarPlot
      label="Transactions per block"
      bars={walk(48, 6, 6).map((value, index) => ({
        label: `block ${(1_078_829 + index).toLocaleString('en')}`,
        value: Math.round(value),
      }))}
      formatValue={mcm}
    />
  ),
}

/** The scale ends where `max` says. Taller bars are cut, and their values are beside them. */
export const CutBars: Story = {
  render: () => (
    <BarPlot
      label="Transactions per block"
      bars={walk(48, 6, 6).map((value, index) => ({
        label: `block ${(1_078_829 + index).toLocaleString('en')}`,
        value: index % 20 === 12 ? 90 + index : Math.round(value),
      }))}
      max={30}
      formatValue={mcm}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('102')).toBeInTheDocument()
    await expect(canvas.getByText('122')).toBeInTheDocument()
    const slider = canvas.getByRole('slider')
    await fireEvent.change(slider, { target: { value: '12' } })
    await expect(slider).toHaveAttribute('aria-valuetext', 'block 1,078,841: 102')
  },
}

/** Too narrow for labels beside it, on an axis that is cut off: no area, and a reading of its own. */
export const Small: Story = {
  render: (args) => (
    <LinePlot {...args} height={84} readout={({ y }) => <b>{mcm(y)}</b>} style={{ width: 180 }} />
  ),
}

export const Shares: Story = {
  render: () => (
    <SharePlot
      label="Circulating supply by rank"
      total={35_000_000}
      shares={[
        { label: 'First 10', value: 5_400_000, note: '5,400,000 MCM' },
        { label: '11 to 100', value: 9_800_000, note: '9,800,000 MCM' },
        { label: '101 to 1,000', value: 8_100_000, note: '8,100,000 MCM' },
        { label: 'All others', value: 11_700_000, note: '11,700,000 MCM' },
      ]}
    />
  ),
}

/** A line chart the size of a word. */
export const InASentence: Story = {
  render: () => (
    <Stack>
      <Row align="center">
        <Text size={13} tone="soft">
          difficulty
        </Text>
        <Spark
          label="Difficulty of the last 40 blocks, steady at about 37"
          values={walk(40, 37, 2)}
        />
        <Text mono size={13}>
          37
        </Text>
      </Row>
    </Stack>
  ),
}

/** A line that is still loading, from its newest point on. */
function Growing() {
  const points = walk(60, 900, 120).map((y, index) => ({ x: NOW - (60 - index) * DAY, y }))
  const [from, setFrom] = useState(40)
  return (
    <Stack gap={4}>
      <LinePlot label="Balance" points={points.slice(from)} formatX={day} formatY={mcm} />
      <BarPlot
        label="Balances"
        bars={points.slice(from).map(({ x, y }) => ({ label: day(x), value: y }))}
        formatValue={mcm}
      />
      <Row>
        <Button onClick={() => setFrom(0)}>Load the rest</Button>
      </Row>
    </Stack>
  )
}

/** What is read stays the same while points are added before it. */
export const GrowsWhileRead: Story = {
  render: () => <Growing />,
  play: async ({ canvas }) => {
    const sliders = canvas.getAllByRole('slider')
    for (const slider of sliders) await fireEvent.change(slider, { target: { value: '18' } })
    const read = () => sliders.map((slider) => slider.getAttribute('aria-valuetext'))
    const before = read()
    await expect(before[0]).toContain(day(NOW - 2 * DAY))
    await fireEvent.click(canvas.getByRole('button', { name: 'Load the rest' }))
    await expect(read()).toEqual(before)
  },
}

function Brushed() {
  const [range, setRange] = useState<readonly [number, number]>([40, 59])
  return (
    <RangeBrush
      label="Days shown"
      values={walk(60, 37, 2)}
      value={range}
      onValueChange={setRange}
      format={(at) => day(NOW - (60 - at) * DAY)}
      startLabel="First day"
      endLabel="Last day"
    />
  )
}

/** Two handles select a part of a long chart. They can't pass each other. */
export const Brush: Story = {
  render: () => <Brushed />,
  play: async ({ canvas }) => {
    const [start, end] = canvas.getAllByRole('slider')
    if (!start || !end) throw new Error('The handles are missing')
    await expect(start).toHaveAccessibleName('Days shown: First day')
    await fireEvent.change(start, { target: { value: '59' } })
    await expect(start.getAttribute('aria-valuetext')).toBe(day(NOW - 2 * DAY))
    await fireEvent.change(end, { target: { value: '0' } })
    await expect(end.getAttribute('aria-valuetext')).toBe(day(NOW - DAY))
  },
}
export const BrushAt320: Story = {
  render: () => <Brushed />,
  globals: { viewport: { value: 'smallest' } },
}

/** The labels keep their sides, because time always runs left to right. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const BarsAt320: Story = { ...Bars, globals: { viewport: { value: 'smallest' } } }
export const SharesAt320: Story = { ...Shares, globals: { viewport: { value: 'smallest' } } }
