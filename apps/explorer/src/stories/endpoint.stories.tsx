import { Table, type Column } from '@mcm/ui/table'
import { Stack } from '@mcm/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { EndpointResult, View } from '../features/endpoint/comparison/endpoint-comparison'
import { ComparisonResult } from '../features/endpoint/comparison/comparison-result'
import { ComparisonSummary } from '../features/endpoint/comparison/comparison-summary'
import { commonVersion, standingOf } from '../features/endpoint/comparison/summarize-comparison'
import EndpointPanel from '../features/endpoint/panel/endpoint-panel'
import { publishedConfig } from '../config/config'
import { statusQuery } from '../data/queries'
import type { Access } from './access'
import { HeaderPanel } from './header-panel'
import { ENDPOINT, NOW, Offline } from './offline'

const hash = '0x362e13b697d9926281785238ff5c84c47d942962f3a8e6814825edef40151570'
const tip = { index: 1_078_876, hash, time: NOW - 14_000 }

const description = `Answers where the data comes from and whether other endpoints agree. The panel
opens from the dot in the header. It also shows the comparison, as does the page that compares a
block across all endpoints.`

const access: Access = {
  keyboard: [
    ['Tab', 'Moves to “Compare endpoints”, then to the current endpoint.'],
    ['↑ / ↓', 'Moves through the endpoints without choosing one.'],
    ['Enter / Space', 'Chooses the endpoint and closes the panel. “Custom API” opens a dialog.'],
  ],
  screenReader: [
    ['State', 'Status: announced when it changes.'],
    ['Endpoints', 'Group “Read from” of radio buttons, each with its name and address.'],
    ['Comparison', 'Status with the conclusion, followed by a table with a result per endpoint.'],
  ],
}

const meta: Meta<typeof EndpointPanel> = {
  title: 'Explorer/Endpoint',
  component: EndpointPanel,
  args: { close: fn() },
  argTypes: { close: { description: 'Called when the visitor has chosen an endpoint.' } },
  parameters: { access, docs: { description: { component: description } } },
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
      <HeaderPanel>
        <EndpointPanel {...args} />
      </HeaderPanel>
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
      <HeaderPanel>
        <EndpointPanel {...args} />
      </HeaderPanel>
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

/** The endpoints that the explorer offers, followed by ones that a visitor entered. */
const names = [
  ...publishedConfig.endpoints.map(({ label }) => label),
  'mesh.example.org',
  'mesh.example.com',
  'mesh.example.net',
  'localhost:8080',
]

/** One of each result, in the order of the names. The last endpoint hasn't responded yet. */
const outcomes: readonly (EndpointResult | undefined)[] = [
  responded(),
  responded(),
  responded({ kind: 'not-yet' }, 7),
  responded({ kind: 'other-branch', hash: otherHash, contents: 1 }),
  responded({ verification: 'failed', failed: ['Reward', 'Merkle root'] }),
  { state: 'failed', reason: 'mixed-content' },
  responded({ contents: 2 }),
  { state: 'failed', reason: 'unreachable' },
  { state: 'failed', reason: 'rate-limited' },
]

const rows = names.map((name, at): Row => ({ name, result: outcomes[at] }))
const results = new Map(rows.flatMap(({ name, result }) => (result ? [[name, result]] : [])))
const common = commonVersion(results)

const columns: Column<Row>[] = [
  { key: 'name', header: 'Endpoint', phone: 'lead', cell: ({ name }) => name },
  {
    key: 'result',
    header: 'Result',
    phone: 'note',
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
        own="Singapore (backup)"
        isComparing={false}
        onUse={fn()}
      />
      <Table caption="Results" columns={columns} rows={rows} rowKey={({ name }) => name} />
    </Stack>
  ),
}
