import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Amount,
  ButtonLink,
  DescriptionList,
  EmptyState,
  ErrorPanel,
  Fact,
  Count,
  Hash,
  IconButton,
  IconStar,
  IconStarFilled,
  LoadMore,
  PageHeader,
  QrCode,
  Section,
  Segmented,
  Split,
  Switch,
  Table,
} from '../index'
import { busiestAccount, type AccountView } from '../stories/chain'
import { transactionColumns } from '../stories/columns'
import { Frame } from '../stories/frame'

type Direction = 'all' | 'in' | 'out'

function AddressScreen({ account }: { account: AccountView }) {
  const [watched, setWatched] = useState(false)
  const [direction, setDirection] = useState<Direction>('all')
  const shown = account.transactions.filter(
    ({ source }) => direction === 'all' || (source === account.address) === (direction === 'out'),
  )
  return (
    <Frame>
      <PageHeader
        crumbs={[{ label: 'Home', href: '/' }, { label: 'Address' }]}
        title={<Hash value={account.base58} form="whole" copy="Copy address" />}
        form="hash"
        meta={
          <IconButton
            label={watched ? 'Remove from address watchlist' : 'Add to address watchlist'}
            pressed={watched}
            onClick={() => setWatched(!watched)}
          >
            {watched ? <IconStarFilled /> : <IconStar />}
          </IconButton>
        }
      />
      <Split
        sideFirst
        side={<QrCode value={account.base58} label={`QR code of ${account.base58}`} size={148} />}
      >
        <DescriptionList>
          <Fact label="Hex">
            <Hash value={account.address} form="whole" copy="Copy hex address" />
          </Fact>
          <Fact label="Balance">
            <Amount value={account.balance} />
          </Fact>
          <Fact label="Transactions">
            <Count value={account.total} />
          </Fact>
        </DescriptionList>
      </Split>
      <Section
        title="Latest Transactions"
        aside={
          <>
            <Segmented<Direction>
              label="Direction"
              value={direction}
              onValueChange={setDirection}
              options={[
                { value: 'all', label: 'all' },
                { value: 'in', label: 'in' },
                { value: 'out', label: 'out' },
              ]}
            />
            <Switch label="Hide fee-only transactions" />
          </>
        }
      >
        <Table
          caption="Latest transactions"
          columns={transactionColumns(account.address)}
          rows={shown}
          rowKey={({ hash }) => hash}
          empty={<EmptyState title="No transactions found" />}
        />
        {account.transactions.length > 0 && (
          <LoadMore
            state="idle"
            onLoad={() => {}}
            label="Load more transactions"
            endText="No more transactions to load"
          />
        )}
      </Section>
    </Frame>
  )
}

const meta: Meta<typeof AddressScreen> = {
  title: 'Screens/Address',
  component: AddressScreen,
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ account: await busiestAccount() })],
  render: (_, { loaded }) => (
    <AddressScreen account={(loaded as { account: AccountView }).account} />
  ),
}
export default meta

type Story = StoryObj<typeof AddressScreen>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** An address without transactions is a normal page, not an error. */
export const Empty: Story = {
  render: (_, { loaded }) => {
    const { account } = loaded as { account: AccountView }
    return <AddressScreen account={{ ...account, balance: 0n, transactions: [], total: 0 }} />
  },
}
/** One character is wrong, so no request is made. */
export const Invalid: Story = {
  render: () => (
    <Frame>
      <ErrorPanel
        title="Invalid address"
        causes={['Checksum mismatch: a character is wrong or missing.']}
        actions={<ButtonLink href="/">Search again</ButtonLink>}
      >
        <p>Invalid address format. Please check the address and try again.</p>
      </ErrorPanel>
    </Frame>
  ),
}
