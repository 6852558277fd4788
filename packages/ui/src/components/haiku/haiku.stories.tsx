import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HAIKU, LATEST, NONCE } from '../../stories/samples'
import { Hash } from '../hash'
import { Stack } from '../layout'
import { Table } from '../table'
import { HaikuCard, HaikuLine, Verse } from './index'

const meta: Meta<typeof HaikuCard> = {
  title: 'Components/HaikuCard',
  component: HaikuCard,
  subcomponents: { Verse, HaikuLine } as Meta<typeof HaikuCard>['subcomponents'] & object,
  args: {
    lines: HAIKU,
    children: (
      <>
        TRIGG Haiku · Proof-of-Work
        <br />
        generated from this block’s nonce <Hash value={NONCE} />
      </>
    ),
  },
}
export default meta

const WIDEST = [
  ['under sunset', 'abandoned minnows', 'weeping'],
  ['sunset rain', 'on a autumn mountain--', 'bitter'],
  ['evening twilight', 'under a summer grasshopper--', 'walking'],
  ['turning under a abandoned grasshopper', 'water falling--', 'a ancient sunset'],
  ['returning under a nameless grasshopper', 'water returning--', 'a first dragonfly'],
]

type Story = StoryObj<typeof HaikuCard>

/** The verse as it appears on a block page. */
export const Large: Story = {
  play: async ({ canvas }) => {
    await document.fonts.ready
    await expect(document.fonts.check("italic 38px 'MCM Verse'")).toBe(true)
    await expect(canvas.getByText('soft snakes')).toBeVisible()
  },
}
export const Medium: Story = { args: { size: 'medium', children: undefined } }

/** The widest verses of each length. Lines never wrap, even on the smallest phone. */
export const LongLinesAt320: Story = {
  render: () => (
    <Stack gap={6}>
      {WIDEST.map((lines) => (
        <HaikuCard key={lines.join('/')} lines={lines} />
      ))}
    </Stack>
  ),
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await document.fonts.ready
    for (const line of WIDEST.flat()) {
      const shown = canvas.getByText(line.replace('--', '—'))
      const { lineHeight } = getComputedStyle(shown)
      await expect(shown.getBoundingClientRect().height).toBeCloseTo(
        Number.parseFloat(lineHeight),
        0,
      )
    }
  },
}

/** In a list, all verses have one size, in which the longest line fits on the smallest phone. */
export const InListAt320: Story = {
  render: () => (
    <Stack gap={6}>
      {WIDEST.map((lines) => (
        <Verse key={lines.join('/')} lines={lines} size="list" />
      ))}
    </Stack>
  ),
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await document.fonts.ready
    const shown = WIDEST.flat().map((line) => canvas.getByText(line.replace('--', '—')))
    const sizes = new Set(shown.map((line) => getComputedStyle(line).fontSize))
    await expect(sizes.size).toBe(1)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** On phones, a list shows the first line, or with `whole` all of them. */
export const WholeLine: Story = {
  render: () => (
    <Table
      caption="Verses"
      columns={[
        {
          key: 'haiku',
          header: 'Haiku',
          grow: true,
          phone: 'note',
          cell: (lines) => <HaikuLine lines={lines} whole data-testid="line" />,
        },
      ]}
      rows={[...LATEST.map(({ haiku }) => haiku), ...WIDEST]}
      rowKey={(lines) => lines.join('/')}
    />
  ),
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await document.fonts.ready
    for (const line of canvas.getAllByTestId('line')) {
      await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
    }
  },
}

/** In lists, the haiku is on one line, dimmed. Blocks without a haiku have a dash. */
export const OneLine: Story = {
  render: () => (
    <Stack gap={1}>
      {LATEST.map((block) => (
        <HaikuLine key={block.height} lines={block.haiku} />
      ))}
    </Stack>
  ),
}
