import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchField } from '@mcm/ui/search-field'
import { expect, fn } from 'storybook/test'
import { forgetSearches, rememberSearch } from '../features/search/recent/recent-searches'
import SuggestionsPanel from '../features/search/suggestions/suggestions-panel'
import { replaceWatchlist } from '../features/watchlist/watchlist-store'
import searchStyles from '../features/search/box/search.module.css'
import { NOW, Offline } from './offline'

const watched = '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59'

const meta: Meta<typeof SuggestionsPanel> = {
  title: 'Explorer/Search suggestions',
  component: SuggestionsPanel,
  args: { close: fn(), text: '' },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: (args) => (
    <Offline>
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

export const Height: Story = {
  args: { text: '1078535' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1,078,535')
  },
}

export const Address: Story = { args: { text: 'J8gqYehTJhJWrfcUd766sUQ8THktNs' } }

/** One character is wrong. The words say which. */
export const WrongAddress: Story = { args: { text: 'J8gqYehTJhJWrfcUd766sUQ8THktNt' } }

export const PartOfAHash: Story = { args: { text: '0x362e13b697d992628178' } }

export const PartOfAnAddress: Story = {
  args: { text: 'kHtV35ttV' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('9 characters of an address')
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
