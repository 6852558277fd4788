import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchField } from '@mcm/ui/search-field'
import type { QueryClient } from '@tanstack/react-query'
import { expect, fn, waitFor } from 'storybook/test'
import { balanceQuery } from '../data/address-queries'
import { forgetSearches, rememberSearch } from '../features/search/recent/recent-searches'
import SuggestionsPanel from '../features/search/suggestions/suggestions-panel'
import { type Found, hashQuery } from '../features/search/suggestions/found-query'
import { replaceWatchlist } from '../features/watchlist/watchlist-store'
import { statusQuery } from '../data/queries'
import searchStyles from '../features/search/box/search.module.css'
import { ENDPOINT, NOW, Offline } from './offline'

const watched = '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59'

const hash = `0x${'3b'.repeat(32)}`

const found: Found = { kind: 'transaction', height: 1_078_534 }

/** What the endpoint has: a balance, a transaction and, at the height, none yet. */
function seed(queries: QueryClient): void {
  queries.setQueryData(balanceQuery(ENDPOINT, watched).queryKey, {
    nano: 1_204_250_000_000n,
    inLedger: true,
    height: 1_078_876,
  })
  queries.setQueryData(statusQuery(ENDPOINT).queryKey, {
    current_block_identifier: { index: 1_078_534, hash },
    current_block_timestamp: NOW,
    genesis_block_identifier: { index: 0, hash },
    oldest_block_identifier: { index: 0, hash },
    sync_status: { stage: 'synchronized', synced: true },
  })
  queries.setQueryData(hashQuery(ENDPOINT, hash).queryKey, found)
}

const meta: Meta<typeof SuggestionsPanel> = {
  title: 'Explorer/Search suggestions',
  component: SuggestionsPanel,
  args: { close: fn(), text: '' },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: (args) => (
    <Offline seed={seed}>
      <div className={searchStyles['header']}>
        <SearchField
          label="Search in the blockchain"
          defaultValue={args.text}
          onSearch={() => undefined}
        />
        <SuggestionsPanel {...args} />
      </div>
    </Offline>
  ),
  beforeEach: () => {
    replaceWatchlist([{ address: watched, label: 'Savings', dateAdded: NOW }])
    for (const text of ['1078535', watched]) rememberSearch(text)
    return () => {
      replaceWatchlist([])
      forgetSearches()
    }
  },
}
export default meta

type Story = StoryObj<typeof meta>

/** Before the visitor types: watched addresses and recent searches. The arrow keys move through them. */
export const Recent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
  },
}

/** The endpoint's latest block is one lower. */
export const Height: Story = {
  args: { text: '1078535' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Not mined yet: the latest is 1,078,534',
      ),
    )
  },
}

/** Once typing pauses, the endpoint's answer follows: here, the balance. */
export const Address: Story = {
  args: { text: 'J8gqYehTJhJWrfcUd766sUQ8THktNs' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Holds 1,204.25'))
  },
}

/** A hash may be a transaction's or a block's. */
export const WholeHash: Story = {
  args: { text: hash },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Transaction in block 1,078,534'),
    )
  },
}

/** One character is wrong. The words say which. */
export const WrongAddress: Story = { args: { text: 'J8gqYehTJhJWrfcUd766sUQ8THktNt' } }

export const PartOfAHash: Story = { args: { text: '0x362e13b697d992628178' } }

/** Enter searches the rich list for it. */
export const PartOfAnAddress: Story = {
  args: { text: 'kHtV35ttV' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^9 of the 30 or so characters of an address/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Accounts with/ })).toBeVisible()
  },
}

/** A label of the watchlist matches. It is highlighted, and Enter opens it. */
export const Label: Story = {
  args: { text: 'sav' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Savings/ })).toBeVisible()
  },
}

export const Unknown: Story = { args: { text: 'what is this?' } }
