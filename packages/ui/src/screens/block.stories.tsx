import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  AddressText,
  Amount,
  Button,
  ButtonLink,
  Count,
  DateTime,
  DescriptionList,
  EmptyState,
  ErrorPanel,
  Fact,
  Figure,
  Figures,
  formatCount,
  HaikuCard,
  Hash,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  PageHeader,
  RelativeTime,
  Seal,
  Section,
  Split,
  Table,
  Text,
  type Column,
} from '../index'
import { emptyBlock, fullBlock, type BlockView } from '../stories/chain'
import { transactionColumns } from '../stories/columns'
import { Frame } from '../stories/frame'
import { HASH } from '../stories/samples'

type Payment = { address: string; amount: bigint }

const rewardColumns: Column<Payment>[] = [
  {
    key: 'to',
    header: 'To',
    phone: 'lead',
    cell: ({ address }) => (
      <>
        to <AddressText value={address} href={`/address/${address}`} />
      </>
    ),
  },
  {
    key: 'amount',
    header: 'Amount (MCM)',
    align: 'end',
    phone: 'value',
    cell: ({ amount }) => <Amount value={amount} unit={false} signed />,
  },
]

function Verse({ haiku, nonce }: { haiku: readonly string[]; nonce: string }) {
  if (haiku.length === 0) {
    return (
      <Text tone="soft">A pseudo block: it was added without a miner, so it has no haiku.</Text>
    )
  }
  return (
    <HaikuCard lines={haiku}>
      TRIGG Haiku · Proof-of-Work
      <br />
      generated from this block’s nonce <Hash value={nonce} />
    </HaikuCard>
  )
}

function BlockScreen({ view: { block, haiku, reward, regular } }: { view: BlockView }) {
  const { block_identifier: own, parent_block_identifier: parent, metadata } = block
  const paid = reward?.destinations ?? []
  const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
  return (
    <Frame>
      <PageHeader
        crumbs={[{ label: 'Home', href: '/' }, { label: 'Block' }]}
        title={<Count value={own.index} />}
        form="figure"
        meta={<Seal state="verified">Verified in your browser</Seal>}
        actions={
          <>
            <ButtonLink href={`/block/${own.index - 1}`} icon={<IconChevronLeft size={12} />}>
              {formatCount(own.index - 1)}
            </ButtonLink>
            <ButtonLink href={`/block/${own.index + 1}`} iconAfter={<IconChevronRight size={12} />}>
              {formatCount(own.index + 1)}
            </ButtonLink>
            <Button iconAfter={<IconChevronDown size={12} />}>Download</Button>
          </>
        }
      />
      <Split sideFirst side={<Verse haiku={haiku} nonce={metadata.nonce} />}>
        <DescriptionList>
          <Fact label="Hash">
            <Hash value={own.hash} form="whole" copy="Copy block hash" />
          </Fact>
          <Fact label="Previous">
            <Hash value={parent.hash} form="whole" href={`/block/${parent.index}`} />
          </Fact>
          <Fact label="Merkle root">
            <Hash value={metadata.root} form="whole" soft />
          </Fact>
          <Fact label="Mined">
            <DateTime time={block.timestamp} />{' '}
            <Text tone="soft">
              · <RelativeTime time={block.timestamp} />
            </Text>
          </Fact>
        </DescriptionList>
        <Figures form="grid">
          <Figure label="Transactions">
            <Count value={regular.length} />
          </Figure>
          <Figure label="Difficulty">
            <Count value={metadata.difficulty} />
          </Figure>
          <Figure label="Size">
            <Count value={metadata.block_size} unit="bytes" />
          </Figure>
          <Figure label="Reward">
            <Amount value={sum(paid.map(({ amount }) => amount))} unit={false} />
          </Figure>
          <Figure label="Fees">
            <Amount value={sum(regular.map(({ fee }) => fee))} unit={false} />
          </Figure>
          <Figure label="Moved">
            <Amount value={sum(regular.map(({ sent }) => sent))} unit={false} />
          </Figure>
        </Figures>
      </Split>
      {paid.length > 0 && (
        <Section title="Block Reward">
          <Table
            caption="Block reward"
            hideHead
            columns={rewardColumns}
            rows={paid}
            rowKey={({ address }) => address}
          />
        </Section>
      )}
      {regular.length > 0 && (
        <Section title={`${regular.length} Regular Transactions`}>
          <Table
            caption="Regular transactions"
            columns={transactionColumns()}
            rows={regular}
            rowKey={({ hash }) => hash}
          />
        </Section>
      )}
    </Frame>
  )
}

const meta: Meta<typeof BlockScreen> = {
  title: 'Screens/Block',
  component: BlockScreen,
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ view: await fullBlock() })],
  render: (_, { loaded }) => <BlockScreen view={(loaded as { view: BlockView }).view} />,
}
export default meta

type Story = StoryObj<typeof BlockScreen>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Smallest: Story = { globals: { viewport: { value: 'smallest' } } }
/** No miner found a solution in time, so there are no transactions, no reward and no haiku. */
export const Pseudo: Story = { loaders: [async () => ({ view: await emptyBlock() })] }

/** A height above the latest block, which hasn't been mined yet. */
export const NotMined: Story = {
  render: () => (
    <Frame>
      <PageHeader
        crumbs={[{ label: 'Home', href: '/' }, { label: 'Block' }]}
        title={<Count value={1_078_880} />}
        form="figure"
      />
      <EmptyState
        title="Block 1,078,880 hasn’t been mined yet. Expected in about 5 minutes."
        action={<ButtonLink href="/block/0">See the latest block</ButtonLink>}
      />
    </Frame>
  ),
}
/** A hash that the endpoint couldn't find. */
export const NotFound: Story = {
  render: () => (
    <Frame>
      <ErrorPanel
        title="Block Not Found"
        causes={[
          'The block does not exist.',
          'Endpoints can look up only about the last 5,000 blocks by hash.',
        ]}
        actions={
          <>
            <Button variant="solid">Try Again</Button>
            <Button>Choose another endpoint</Button>
          </>
        }
      >
        <p>
          The endpoint api.mochimo.org couldn’t find block <Hash value={HASH} form="15-15" />.
        </p>
      </ErrorPanel>
    </Frame>
  ),
}

/**
 * A screen for visitors whose system is set to increased contrast. The theme switch still works.
 */
export const MoreContrast: Story = { globals: { contrast: 'more' } }
