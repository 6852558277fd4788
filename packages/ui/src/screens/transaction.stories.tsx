import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { TransactionSummary } from '@mcm/rosetta-client'
import {
  Badge,
  Button,
  Count,
  DateTime,
  DescriptionList,
  ErrorPanel,
  Fact,
  Hash,
  Link,
  PageHeader,
  Section,
  Text,
  TransactionFlow,
  TransactionStatus,
} from '../index'
import { fullBlock, pendingTransactions, type BlockView } from '../stories/chain'
import { Frame } from '../stories/frame'
import { HASH } from '../stories/samples'

interface Shown {
  transaction: TransactionSummary | undefined
  block?: BlockView['block'] | undefined
}

function TransactionScreen({ transaction, block }: Shown) {
  if (!transaction) return null
  const { hash, source, destinations, change, fee, debited, status } = transaction
  const link = (address: string) => `/address/${address}`
  const from = source ?? ''
  return (
    <Frame>
      <PageHeader
        crumbs={[{ label: 'Home', href: '/' }, { label: 'Transaction' }]}
        title="Transaction Details"
        meta={
          block ? (
            <TransactionStatus status={status} />
          ) : (
            <Badge tone="amber">Pending - In Mempool</Badge>
          )
        }
      />
      <Section title="Money">
        <TransactionFlow
          sources={[{ address: from, amount: debited + (change ?? 0n), href: link(from) }]}
          destinations={destinations.map(({ address, amount, memo }) => ({
            address,
            amount,
            href: link(address),
            ...(memo && { memo }),
          }))}
          change={change ? { address: from, amount: change, href: link(from) } : undefined}
          fee={fee}
        />
      </Section>
      <Section title="Record">
        <DescriptionList>
          <Fact label="Hash">
            <Hash value={hash} form="whole" copy="Copy transaction hash" />
          </Fact>
          {block ? (
            <>
              <Fact label="Block">
                <Link href={`/block/${block.block_identifier.index}`}>
                  <Count value={block.block_identifier.index} />
                </Link>
              </Fact>
              <Fact label="Confirmed">
                <DateTime time={block.timestamp} />
              </Fact>
            </>
          ) : (
            <Fact label="Block">
              <Text tone="soft">Not in a block yet. Expected in about 1 minute.</Text>
            </Fact>
          )}
        </DescriptionList>
      </Section>
    </Frame>
  )
}

const meta: Meta<typeof TransactionScreen> = {
  title: 'Screens/Transaction',
  component: TransactionScreen,
  parameters: { layout: 'fullscreen' },
  render: (_, { loaded }) => (
    <TransactionScreen
      transaction={(loaded as Shown).transaction}
      block={(loaded as Shown).block}
    />
  ),
}
export default meta

type Story = StoryObj<typeof TransactionScreen>

export const Confirmed: Story = {
  loaders: [
    async (): Promise<Shown> => {
      const { block, regular } = await fullBlock()
      const several = regular.find(({ destinations }) => destinations.length > 1)
      return { block, transaction: several ?? regular[0] }
    },
  ],
}
export const ConfirmedOnAPhone: Story = {
  ...Confirmed,
  globals: { viewport: { value: 'phone' } },
}
export const Pending: Story = {
  loaders: [
    async (): Promise<Shown> => {
      const [transaction] = await pendingTransactions()
      return { transaction }
    },
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending - In Mempool')).toBeVisible()
    await expect(canvas.queryByText('Confirmed')).toBeNull()
  },
}
/** A transaction that is neither in a block nor in the mempool. */
export const NotFound: Story = {
  render: () => (
    <Frame>
      <ErrorPanel
        title="Not Found"
        causes={[
          'It was mistyped or is incomplete.',
          'It was just sent and hasn’t reached this endpoint yet.',
          'It is older than this endpoint’s index.',
          'It was rejected, or it expired.',
        ]}
        actions={
          <>
            <Button variant="solid">Try Again</Button>
            <Button>Choose another endpoint</Button>
          </>
        }
      >
        <p>
          The hash <Hash value={HASH} form="15-15" /> was not found in the blockchain
        </p>
      </ErrorPanel>
    </Frame>
  ),
}
export const RightToLeft: Story = { ...Confirmed, globals: { direction: 'rtl' } }
