import { SearchField } from '@mcm/ui/search-field'
import { useSearch } from '../use-search'
import { messages } from './messages'
import { useSearched } from './use-searched'

/** The text that was searched for, ready to edit. */
export function SearchAgain({ text: named }: { text: string }) {
  const { search, looking } = useSearch()
  const text = useSearched(named)
  return (
    <SearchField
      key={text}
      label={messages.again}
      defaultValue={text}
      busy={looking}
      onSearch={(input) => void search(input)}
    />
  )
}
