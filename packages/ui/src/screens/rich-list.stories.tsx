import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  AddressText,
  Amount,
  Button,
  Count,
  ErrorPanel,
  Figure,
  Figures,
  IconChevronDown,
  PageHeader,
  RelativeTime,
  SearchField,
  Section,
  SharePlot,
  Skeleton,
  Table,
  Text,
  VirtualTable,
  type Column,
} from '../index'
import { richList } from '../stories/chain'
import { Frame } from '../stories/frame'
import styles from '../stories/stories.module.css'

type List = Awaited<ReturnType<typeof richList>>
type Account = List['rows'][number]

const columnsOf = (supply: bigint): Column<Account>[] => [
  {
    key: 'rank',
    header: 'Rank',
    phone: 'lead',
    letters: 4,
    cell: ({ rank }) => (
      <Text tone="soft">
        <Count value={rank} />
      </Text>
    ),
  },
  {
    key: 'address',
    header: 'Address',
    phone: 'lead',
    letters: 42,
    cell: ({ address, rank }) => (
      <AddressText
        value={address}
        form="wide-whole"
        href={`/address/${address}`}
        watched={rank === 4}
      />
    ),
  },
  {
    key: 'share',
    header: 'Share',
    align: 'end',
    phone: 'aside',
    letters: 7,
    cell: ({ balance }) => (
      <Text mono size={13} tone="soft">
        {(Number((balance * 1_000_000n) / supply) / 10_000).toFixed(2)} %
      </Text>
    ),
  },
  {
    key: 'balance',
    header: 'Balance (MCM)',
    align: 'end',
    phone: 'value',
    letters: 18,
    cell: ({ balance }) => <Amount value={balance} unit={false} decimals="balance" />,
  },
]

const search = (
  <SearchField
    label="Search for an address"
    placeholder="Search for an address"
    onSearch={() => {}}
  />
)

function Summary({ list }: { list: List | undefined }) {
  return (
    <Figures>
      <Figure label="Total Accounts">
        {list ? <Count value={list.accounts} /> : <Skeleton letters={6} />}
      </Figure>
      <Figure label="Circulating Supply">
        {list ? <Amount value={list.supply} decimals={0} /> : <Skeleton letters={10} />}
      </Figure>
      <Figure label="Average per Account">
        {list ? (
          <Amount value={list.supply / BigInt(list.accounts)} decimals={2} />
        ) : (
          <Skeleton letters={9} />
        )}
      </Figure>
      <Figure label="Last Updated">
        {list ? <RelativeTime time={list.updated} /> : <Skeleton letters={8} />}
      </Figure>
    </Figures>
  )
}

const RANKS = ['First 10', '11 to 50', '51 to 100', 'All others']

function Ledger({ list }: { list: List }) {
  const { rows, supply, accounts } = list
  const mcm = (nano: bigint) => Number(nano / 1_000_000_000n)
  const top = (from: number, to: number) =>
    rows.slice(from, to).reduce((sum, { balance }) => sum + balance, 0n)
  const held = [top(0, 10), top(10, 50), top(50, 100), supply - top(0, 100)]
  return (
    <>
      <Section title="Concentration">
        <SharePlot
          label="Circulating supply by rank"
          total={mcm(supply)}
          shares={RANKS.map((label, at) => ({ label, value: mcm(held[at] ?? 0n) }))}
        />
      </Section>
      <Section title="Accounts" aside={search}>
        <VirtualTable
          caption="Accounts by balance"
          columns={columnsOf(supply)}
          rows={rows}
          total={accounts}
          rowKey={({ address }) => address}
        />
      </Section>
    </>
  )
}

/**
 * Shows the screen before the first page of accounts has loaded. Every part already has its place.
 */
function Waiting() {
  return (
    <>
      <Section title="Concentration">
        <div className={styles['unseen']} aria-hidden="true">
          <SharePlot
            label="Circulating supply by rank"
            shares={RANKS.map((label) => ({ label, value: 0 }))}
          />
        </div>
      </Section>
      <Section title="Accounts" aside={search}>
        <Table
          caption="Accounts by balance"
          columns={columnsOf(1n)}
          rows={[]}
          rowKey={({ address }) => address}
          loading={20}
        />
      </Section>
    </>
  )
}

function RichList({ list, failed = false }: { list?: List | undefined; failed?: boolean }) {
  return (
    <Frame>
      <PageHeader
        title="Rich list"
        actions={<Button iconAfter={<IconChevronDown size={12} />}>Download</Button>}
      >
        All accounts, by balance.
      </PageHeader>
      {failed ? (
        <ErrorPanel
          level={2}
          title="Error Loading Rich List"
          causes={['This endpoint doesn’t have the rich list.', 'The endpoint isn’t responding.']}
          actions={
            <>
              <Button variant="solid">Try Again</Button>
              <Button>Choose another endpoint</Button>
            </>
          }
        >
          Failed to load rich list data. Please try again later.
        </ErrorPanel>
      ) : (
        <>
          <Summary list={list} />
          {list ? <Ledger list={list} /> : <Waiting />}
        </>
      )}
    </Frame>
  )
}

const meta: Meta<typeof RichList> = {
  title: 'Screens/Rich list',
  component: RichList,
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ list: await richList() })],
  render: (args, { loaded }) => <RichList {...args} list={(loaded as { list: List }).list} />,
}
export default meta

type Story = StoryObj<typeof RichList>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** Nothing moves when the first response arrives. */
export const Loading: Story = { render: () => <RichList /> }
export const Failed: Story = { args: { failed: true } }
