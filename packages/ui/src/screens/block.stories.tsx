import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  AddressText,
  Amount,
  Badge,
  Button,
  ButtonLink,
  Count,
  DateTime,
  DescriptionList,
  Fact,
  Figure,
  Figures,
  HaikuCard,
  Hash,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  PageHeader,
  PhoneOnly,
  Seal,
  Section,
  Split,
  Table,
  Text,
  TransactionStatus,
  type Column,
} from '../index'
import { Frame } from '../stories/frame'
import {
  HAIKU,
  HASH,
  MINER,
  NONCE,
  PARENT,
  REWARD,
  ROOT,
  SOLVED,
  TRANSACTIONS,
  type SampleTransaction,
} from '../stories/samples'

const columns: Column<SampleTransaction>[] = [
  {
    key: 'hash',
    header: 'Transaction',
    phone: 'lead',
    cell: ({ hash }) => <Hash value={hash} form="address" href={`/tx/${hash}`} />,
  },
  {
    key: 'from',
    header: 'From',
    phone: 'hide',
    cell: ({ from }) => <AddressText value={from} href={`/address/${from}`} />,
  },
  {
    key: 'to',
    header: 'To',
    phone: 'note',
    cell: ({ to, memo }) => (
      <>
        <PhoneOnly>to </PhoneOnly>
        <AddressText value={to} href={`/address/${to}`} /> {memo && <Badge>{memo}</Badge>}
      </>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    phone: 'aside',
    cell: () => <TransactionStatus status="SUCCESS" />,
  },
  {
    key: 'amount',
    header: 'Amount, MCM',
    align: 'end',
    phone: 'answer',
    cell: ({ amount }) => <Amount value={amount} unit={false} />,
  },
]

const rewardColumns: Column<string>[] = [
  {
    key: 'to',
    header: 'To',
    phone: 'lead',
    cell: () => (
      <>
        to <AddressText value={MINER} href={`/address/${MINER}`} label="pool" />
      </>
    ),
  },
  {
    key: 'amount',
    header: 'Amount, MCM',
    align: 'end',
    phone: 'answer',
    cell: () => <Amount value={REWARD} unit={false} signed />,
  },
]

function Block() {
  return (
    <Frame>
      <PageHeader
        crumbs={[{ label: 'Home', href: '/' }, { label: 'Block' }]}
        title={<Count value={1_078_535} />}
        form="figure"
        meta={<Seal state="verified">Verified in your browser</Seal>}
        actions={
          <>
            <ButtonLink href="/block/1078534" icon={<IconChevronLeft size={12} />}>
              1,078,534
            </ButtonLink>
            <ButtonLink href="/block/1078536" iconAfter={<IconChevronRight size={12} />}>
              1,078,536
            </ButtonLink>
            <Button iconAfter={<IconChevronDown size={12} />}>Download</Button>
          </>
        }
      />
      <Split
        sideFirst
        side={
          <HaikuCard lines={HAIKU}>
            TRIGG Haiku · Proof-of-Work
            <br />
            generated from this block’s nonce <Hash value={NONCE} />
          </HaikuCard>
        }
      >
        <DescriptionList>
          <Fact label="Hash">
            <Hash value={HASH} form="whole" copy="Copy block hash" />
          </Fact>
          <Fact label="Previous">
            <Hash value={PARENT} form="whole" href={`/block/${PARENT}`} />
          </Fact>
          <Fact label="Merkle root">
            <Hash value={ROOT} form="whole" soft />
          </Fact>
          <Fact label="Solved">
            <DateTime time={SOLVED} />{' '}
            <Text tone="soft">· 62 s after its parent · 341 blocks deep</Text>
          </Fact>
        </DescriptionList>
        <Figures form="grid">
          <Figure label="Transactions">
            <Count value={4} />
          </Figure>
          <Figure label="Difficulty">
            <Count value={37} />
          </Figure>
          <Figure label="Size">
            <Count value={9824} unit="B" />
          </Figure>
          <Figure label="Reward">
            <Amount value={REWARD} unit={false} />
          </Figure>
          <Figure label="Fees">
            <Amount value={2000n} unit={false} />
          </Figure>
          <Figure label="Moved">
            <Amount value={1_111_416_500n} unit={false} />
          </Figure>
        </Figures>
      </Split>
      <Section title="Block Reward">
        <Table
          caption="Block reward"
          hideHead
          columns={rewardColumns}
          rows={[MINER]}
          rowKey={(miner) => miner}
        />
      </Section>
      <Section title="4 Regular Transactions">
        <Table
          caption="Regular transactions"
          columns={columns}
          rows={TRANSACTIONS}
          rowKey={({ hash }) => hash}
        />
      </Section>
    </Frame>
  )
}

const meta: Meta<typeof Block> = {
  title: 'Screens/Block',
  component: Block,
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof Block>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
