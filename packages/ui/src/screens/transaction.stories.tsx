import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TransactionSummary } from '@mcm/rosetta-client'
import {
  Badge,
  Count,
  DateTime,
  DescriptionList,
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
              <Text tone="soft">Not in a block yet; expected in about a minute.</Text>
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
  loaders: [
    async (): Promise<Shown> => {
      const { block, regular } = await fullBlock()
      const several = regular.find(({ destinations }) => destinations.length > 1)
      return { block, transaction: several ?? regular[0] }
    },
  ],
  render: (_, { loaded }) => (
    <TransactionScreen
      transaction={(loaded as Shown).transaction}
      block={(loaded as Shown).block}
    />
  ),
}
export default meta

type Story = StoryObj<typeof TransactionScreen>

export const Confirmed: Story = {}
export const ConfirmedOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Pending: Story = {
  loaders: [
    async (): Promise<Shown> => {
      const [transaction] = await pendingTransactions()
      return { transaction }
    },
  ],
}
