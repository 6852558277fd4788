import { Table, type Column } from '@mcm/ui/table'
import { Stack } from '@mcm/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { EndpointResult, View } from '../features/endpoint/comparison/endpoint-comparison'
import { ComparisonResult } from '../features/endpoint/comparison/comparison-result'
import { ComparisonSummary } from '../features/endpoint/comparison/comparison-summary'
import { commonVersion, standingOf } from '../features/endpoint/comparison/summarize-comparison'
import EndpointPanel from '../features/endpoint/panel/endpoint-panel'
import { statusQuery } from '../data/queries'
import { ENDPOINT, NOW, Offline } from './offline'

const hash = '0x362e13b697d9926281785238ff5c84c47d942962f3a8e6814825edef40151570'
const tip = { index: 1_078_876, hash, time: NOW - 14_000 }

const meta: Meta<typeof EndpointPanel> = {
  title: 'Explorer/Endpoint',
  component: EndpointPanel,
  args: { close: fn() },
}
export default meta

type Story = StoryObj<typeof meta>

/** The panel behind the dot in the header. It makes no request until the visitor compares. */
export const Panel: Story = {
  render: (args) => (
    <Offline
      seed={(queries) =>
        queries.setQueryData(
          statusQuery(ENDPOINT).queryKey,
          {
            current_block_identifier: { index: tip.index, hash },
            current_block_timestamp: tip.time,
            genesis_block_identifier: { index: 0, hash },
            oldest_block_identifier: { index: 0, hash },
            sync_status: { stage: 'synchronized', synced: true },
          },
          { updatedAt: NOW },
        )
      }
    >
      <EndpointPanel {...args} />
    </Offline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Connected')
    await expect(canvas.getByRole('radio', { name: /Mochimo API/ })).toBeChecked()
  },
}

/** Before the first response of the endpoint. */
export const Waiting: Story = {
  render: (args) => (
    <Offline>
      <EndpointPanel {...args} />
    </Offline>
  ),
}

type Returned = Exclude<View, { kind: 'no-result' }>

interface Row {
  name: string
  result: EndpointResult | undefined
}

const responded = (returned: Partial<Returned> = {}, behind = 0): EndpointResult => ({
  state: 'responded',
  latency: 120 + behind,
  tip: { ...tip, index: tip.index - behind },
  view: {
    kind: 'same',
    at: tip.index,
    hash,
    contents: 0,
    verification: 'verified',
    failed: [],
    ...returned,
  },
})

const otherHash = hash.replace('362e', '9f07')

const rows: readonly Row[] = [
  { name: 'Same block', result: responded() },
  { name: 'Same block, too', result: responded() },
  { name: 'Behind', result: responded({ kind: 'not-yet' }, 7) },
  {
    name: 'Other branch',
    result: responded({ kind: 'other-branch', hash: otherHash, contents: 1 }),
  },
  {
    name: 'Failed verification',
    result: responded({ verification: 'failed', failed: ['Reward', 'Merkle root'] }),
  },
  { name: 'Other transfers', result: responded({ contents: 2 }) },
  { name: 'No response', result: { state: 'failed', reason: 'unreachable' } },
  { name: 'Rate limited', result: { state: 'failed', reason: 'rate-limited' } },
  { name: 'Unencrypted', result: { state: 'failed', reason: 'mixed-content' } },
  { name: 'Waiting', result: undefined },
]

const results = new Map(rows.flatMap(({ name, result }) => (result ? [[name, result]] : [])))
const common = commonVersion(results)

const columns: Column<Row>[] = [
  { key: 'name', header: 'Endpoint', phone: 'lead', cell: ({ name }) => name },
  {
    key: 'result',
    header: 'Result',
    phone: 'note',
    grow: true,
    cell: ({ result }) => (
      <ComparisonResult
        result={result}
        standing={standingOf(result, common)}
        highest={tip.index}
        isLong
      />
    ),
  },
]

/** Every result that an endpoint can have in a comparison, with the summary of all of them. */
export const Comparison: Story = {
  render: () => (
    <Stack gap={4}>
      <ComparisonSummary
        endpoints={rows.map(({ name }) => ({ label: name, url: name }))}
        results={results}
        own="Other branch"
        isComparing={false}
        onUse={fn()}
      />
      <Table caption="Results" columns={columns} rows={rows} rowKey={({ name }) => name} />
    </Stack>
  ),
}
