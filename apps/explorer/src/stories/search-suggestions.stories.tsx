import { tryParseAddress } from '@mcm/address'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchField } from '@mcm/ui/search-field'
import type { QueryClient } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, waitFor } from 'storybook/test'
import { balanceQuery } from '../data/address-queries'
import { type RichListPage, richListQuery } from '../data/rich-list-queries'
import { forgetSearches, rememberSearch } from '../features/search/recent/recent-searches'
import SuggestionsPanel from '../features/search/suggestions/suggestions-panel'
import { type Found, hashQuery } from '../features/search/suggestions/found-query'
import { replaceWatchlist } from '../features/watchlist/watchlist-store'
import { statusQuery } from '../data/queries'
import searchStyles from '../features/search/box/search.module.css'
import type { Access } from './access'
import { ENDPOINT, NOW, Offline } from './offline'

const watched = '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59'

const hash = `0x${'3b'.repeat(32)}`

/** The richest accounts, in hex. The first one's Base58 form is `rich`. */
const accounts = [
  '0x7b33270a98d2e6b188aedcdf10b7867b16cd9b0b',
  '0x2a7564d670b754960529502481fa9a9bb5a2af6c',
  '0x68ec266208b2d2a4bea7ef3f5b6a366fcf3a293d',
]
const base58Of = (address: string) => tryParseAddress(address)?.base58 ?? ''
const rich = base58Of(accounts[0] ?? '')

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
  const page: RichListPage = {
    accounts: accounts.map((address, at) => ({
      rank: at + 1,
      address,
      base58: base58Of(address),
      balance: 95_739_999_998_500n / BigInt(at + 1),
    })),
    block: { index: 1_078_534, hash },
    loadedAt: NOW,
    total: accounts.length,
    supply: null,
  }
  queries.setQueryData(richListQuery(ENDPOINT).queryKey, { pages: [page], pageParams: [0] })
}

const description = `Answers what a text will be searched as before Enter is pressed, and what the
endpoint has for it. The panel floats below the search box, in the header and on the home page. A part
of something is matched with the watchlist, recent searches, pages, loaded blocks and the rich list.`

const access: Access = {
  keyboard: [
    ['↑ / ↓', 'Moves between the field and the suggestions.'],
    [
      'Enter',
      'In the field: searches, or opens the highlighted suggestion. On a suggestion: opens it.',
    ],
    ['Tab', 'Moves through the suggestions, then out of the panel, which closes.'],
    ['Escape', 'Closes the panel and returns focus to the field.'],
  ],
  screenReader: [
    ['Typing', 'Nothing is announced until it pauses.'],
    ['Preview and highlighted suggestion', 'Status: what the text is, and what Enter opens.'],
    ['Complete text', 'Status: what the endpoint has, once it is known.'],
    ['Suggestions', 'Lists of links, each list with its title.'],
  ],
}

const meta: Meta<typeof SuggestionsPanel> = {
  title: 'Explorer/Search suggestions',
  component: SuggestionsPanel,
  args: { close: fn(), search: fn(), text: '' },
  argTypes: {
    text: { description: 'The text typed so far.' },
    close: { description: 'Called when the panel should close.' },
    search: { description: 'Called with the text when the visitor opens the preview.' },
  },
  parameters: {
    access,
    docs: { description: { component: description }, story: { inline: false, height: '320px' } },
  },
  render: (args) => (
    <MemoryRouter>
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
    </MemoryRouter>
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
      expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
        'Not mined yet: the latest is 1,078,534',
      ),
    )
  },
}

/** Once typing pauses, the endpoint's answer follows: here, the balance. */
export const Address: Story = {
  args: { text: 'J8gqYehTJhJWrfcUd766sUQ8THktNs' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Holds 1,204.25'),
    )
  },
}

/** A hash may be a transaction's or a block's. */
export const WholeHash: Story = {
  args: { text: hash },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Transaction in block 1,078,534'),
    )
  },
}

/** One character differs from an address that is at hand. The words say which. */
export const WrongAddress: Story = {
  args: { text: 'J8gqYehTJhJWrfcUd766sUQ8THktNt' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/“t” at position 30 should be “s”/, { selector: 'p' }),
    ).toBeVisible()
  },
}

/** It may also be part of an address, so Enter searches the rich list. */
export const PartOfAHash: Story = {
  args: { text: '0x362e13b697d992628178' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('None of the 3 richest accounts match')).toBeVisible()
  },
}

/** Enter searches the rich list for it. The richest accounts that match come with their balances. */
export const PartOfAnAddress: Story = {
  args: { text: rich.slice(4, 13) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^9 of the 30 or so characters of an address/, { selector: 'p' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Accounts with/ })).toBeVisible()
    await expect(await canvas.findByText('1 of the 3 richest accounts matches')).toBeVisible()
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
