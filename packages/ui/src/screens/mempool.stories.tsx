import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TransactionSummary } from '@mcm/rosetta-client'
import {
  Amount,
  Button,
  CountdownRing,
  EmptyState,
  ErrorPanel,
  IconButton,
  IconRefresh,
  PageHeader,
  Section,
  Table,
  Text,
} from '../index'
import { pendingTransactions } from '../stories/chain'
import { transactionColumns } from '../stories/columns'
import { Frame } from '../stories/frame'

function Mempool({ pending }: { pending: readonly TransactionSummary[] }) {
  const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
  return (
    <Frame>
      <PageHeader
        title="Mempool"
        actions={
          <>
            <Text size={13} tone="soft">
              Next update in 4s
            </Text>
            <CountdownRing remaining={4} total={5} />
            <IconButton label="Refresh" size="small">
              <IconRefresh />
            </IconButton>
          </>
        }
        meta={
          pending.length > 0 && (
            <>
              <span>{pending.length} pending</span>
              <Amount value={sum(pending.map(({ sent }) => sent))} decimals="balance" />
              <span>
                fees <Amount value={sum(pending.map(({ fee }) => fee))} decimals="balance" />
              </span>
            </>
          )
        }
      >
        Pending transactions waiting to be included in a block
      </PageHeader>
      <Section title={`Pending Transactions (${pending.length})`}>
        <Table
          caption="Pending transactions"
          columns={transactionColumns()}
          rows={pending}
          rowKey={({ hash }) => hash}
          isNew={(row) => row === pending[0]}
          empty={<EmptyState title="No pending transactions in mempool" />}
        />
      </Section>
    </Frame>
  )
}

const meta: Meta<typeof Mempool> = {
  title: 'Screens/Mempool',
  component: Mempool,
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ pending: await pendingTransactions() })],
  render: (_, { loaded }) => (
    <Mempool pending={(loaded as { pending: TransactionSummary[] }).pending} />
  ),
}
export default meta

type Story = StoryObj<typeof Mempool>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = { render: () => <Mempool pending={[]} /> }
export const Failed: Story = {
  render: () => (
    <Frame>
      <PageHeader title="Mempool">
        Pending transactions waiting to be included in a block
      </PageHeader>
      <ErrorPanel
        level={2}
        title="Error loading data"
        actions={<Button variant="solid">Try Again</Button>}
        detail="POST /mempool · no response · 10,000 ms"
      >
        <p>Failed to load mempool data. Please try refreshing.</p>
      </ErrorPanel>
    </Frame>
  ),
}
