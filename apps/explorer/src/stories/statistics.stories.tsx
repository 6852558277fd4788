import { Stack } from '@mcm/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { computeStatistics } from '../screens/statistics/figures/compute-statistics'
import { KeyFigures } from '../screens/statistics/figures/key-figures'
import { Plots } from '../screens/statistics/figures/plots'
import { BlocksTable, SummaryTable } from '../screens/statistics/figures/tables'
import type { BlockRecord } from '../screens/statistics/records/block-record'
import type { Access } from './access'
import { NOW } from './offline'

const hashOf = (height: number) => `0x${height.toString(16).padStart(64, '0')}`

/** Varies from block to block, but not from run to run. */
const vary = (height: number, kinds: number) => Math.floor(Math.abs(Math.sin(height) * 1e4)) % kinds

/** Forty blocks like those of the main network, newest first; every eighth has no transactions. */
const records = Array.from({ length: 40 }, (_, at): BlockRecord => {
  const height = 1_078_876 - at
  const isPseudo = height % 8 === 0
  return {
    height,
    hash: hashOf(height),
    parent: hashOf(height - 1),
    time: NOW - at * 130_000 - vary(height, 90) * 1000,
    difficulty: 37 + (vary(height, 3) === 0 ? 1 : 0),
    transactions: isPseudo ? 0 : vary(height, 9),
    fees: String(isPseudo ? 0 : vary(height, 9) * 500),
    reward: String(12_065_840_589 + at * 56_000),
    kind: isPseudo ? 'pseudo' : 'standard',
  }
})

const description = `Answers how the chain is doing: how fast blocks come, how full they are and what
they pay. The parts stand on the Statistics page, from summary to detail: key figures, charts, tables. The
browser computes them from the latest blocks.`

const access: Access = {
  keyboard: [
    ['Tab', 'Moves through the charts, then through the links of the tables.'],
    ['← / →', 'In a chart: moves the reading to the previous or next block.'],
    ['Home / End', 'In a chart: moves it to the first or last block.'],
  ],
  screenReader: [
    ['Key figures', 'Description list: name, value and note.'],
    [
      'Chart',
      'Figure that leads with the mean and its change, and a slider whose value is the latest or selected block, such as “Block 1,078,875: 4”.',
    ],
    ['Table', 'Table with its caption. The table of all blocks has what the charts show.'],
  ],
}

const meta: Meta<typeof KeyFigures> = {
  title: 'Explorer/Statistics',
  component: KeyFigures,
  args: { figures: computeStatistics(records) },
  argTypes: { figures: { description: 'The statistics of the loaded blocks.' } },
  parameters: { access, docs: { description: { component: description } } },
}
export default meta

type Story = StoryObj<typeof meta>

export const Figures: Story = {}

/** Before the first block has been read. */
export const Waiting: Story = { args: { figures: computeStatistics([]) } }

export const Charts: Story = { render: (args) => <Plots {...args} /> }

export const Tables: Story = {
  render: (args) => (
    <Stack gap={8}>
      <SummaryTable {...args} />
      <BlocksTable {...args} />
    </Stack>
  ),
}

export const ChartsOnAPhone: Story = { ...Charts, globals: { viewport: { value: 'phone' } } }
