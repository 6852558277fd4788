import { tryParseAddress } from '@mcm/address'
import { useConfig } from '../../../config/config-context'
import { paths } from '../../../config/paths'
import { useLabels } from '../../labels/use-labels'
import { useWatchlist } from '../../watchlist/watchlist-store'
import { useRecentSearches } from '../recent/recent-searches'
import { partOfAddress, wordsOf } from '../explanation/why-invalid'
import { matchingEntries, matchingLabels, matchingPages, matchingSearches } from './matches'
import { messages } from './messages'
import { previewSearch, type SearchPreview } from './preview-search'

/** A page that the text may mean: an address with its name, or a page of the explorer. */
export interface Match {
  href: string
  name: string
  /** The address in hex, if the page is an address's. */
  address?: string
}

/** Matches of one kind, under their title. */
export interface MatchGroup {
  title: string
  matches: readonly Match[]
}

export interface Suggestions {
  /** What the text would be searched as. There is none if it isn't complete but something matches. */
  preview: SearchPreview | undefined
  groups: readonly MatchGroup[]
  /** The match that Enter opens, because the text itself isn't complete. */
  first: Match | undefined
  recent: readonly string[]
  /** The search of the rich list, if the text may be a part of an address. */
  part: PartMatch | undefined
}

interface PartMatch extends Match {
  /** The part of an address. */
  text: string
}

/** Returns what to suggest for the text typed so far. */
export function useSuggestions(text: string): Suggestions {
  const watched = matchingEntries(useWatchlist(), text)
  const labels = useLabels()
  const searched = matchingSearches(useRecentSearches(), text)
  const preview = previewSearch(text)
  const own = new Set(watched.map(({ address }) => address))
  const known = matchingLabels(labels, text).filter((address) => !own.has(address))
  const { dataset } = useConfig()
  const groups: MatchGroup[] = [
    {
      title: messages.watched,
      matches: watched.map(({ address, label = address }) => matchOf(address, label)),
    },
    {
      title: messages.known,
      matches: known.map((address) => matchOf(address, labels.get(address)?.name ?? address)),
    },
    { title: messages.pages, matches: preview?.isComplete ? [] : matchingPages(text) },
  ].filter(({ matches }) => matches.length > 0)
  const named = new Set([...own, ...known])
  // Each address once.
  const recent = searched.filter((one) => !named.has(tryParseAddress(one)?.hex ?? one))
  const isIncomplete = preview?.isComplete === false
  const part = isIncomplete ? partMatch(text) : undefined
  const verses = isIncomplete && dataset !== undefined ? versesMatch(text) : undefined
  // One word may also be an address that went wrong, which Enter explains.
  const phrase = text.trim().includes(' ') ? verses : undefined
  const isAnswered = isIncomplete && (groups.length + recent.length > 0 || phrase !== undefined)
  const first = isIncomplete ? (groups[0]?.matches[0] ?? part ?? phrase) : undefined
  if (verses) groups.push({ title: messages.almanac, matches: [verses] })
  return { preview: isAnswered ? undefined : preview, groups, first, recent, part }
}

const matchOf = (address: string, name: string): Match => ({
  href: paths.address.href(address),
  name,
  address,
})

function partMatch(text: string): PartMatch | undefined {
  const part = partOfAddress(text)
  return part === undefined
    ? undefined
    : { href: paths.richList.href(part), name: messages.findPart(part), text: part }
}

function versesMatch(text: string): Match | undefined {
  const words = wordsOf(text)
  return words === undefined
    ? undefined
    : { href: paths.haiku.href({ words }), name: messages.findVerses(words) }
}
