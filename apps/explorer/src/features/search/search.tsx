import { SearchField } from '@mcm/ui/search-field'
import type { ReactNode } from 'react'
import { messages } from './messages'
import { useSearch } from './use-search'

interface SearchProps {
  /** The large one of the home page, or the one in the header of every other. */
  place: 'hero' | 'header'
  hint?: ReactNode
}

export function Search({ place, hint }: SearchProps) {
  const { search, looking } = useSearch()
  return (
    <SearchField
      label={messages.label}
      placeholder={place === 'hero' ? messages.heroPlaceholder : messages.headerPlaceholder}
      size={place === 'hero' ? 'hero' : 'bar'}
      shortcut="/"
      busy={looking}
      hint={looking ? messages.looking : hint}
      onSearch={(text) => void search(text)}
    />
  )
}
