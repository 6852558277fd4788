import { tryParseAddress } from '@mcm/address'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConfig } from '../../../config/config-context'
import { paths } from '../../../config/paths'
import { matchingLoadedAddresses } from '../../../data/loaded-addresses'
import { type LoadedHash, matchingLoadedHashes } from '../../../data/loaded-hashes'
import { type LoadedMemo, matchingLoadedMemos } from '../../../data/loaded-memos'
import { readNeedle } from '../../../data/matching-accounts'
import { useEndpoint } from '../../endpoint/endpoint-store'
import { useTipHeight } from '../../endpoint/use-tip-height'
import { useLabels } from '../../labels/use-labels'
import { useWatchlist } from '../../watchlist/watchlist-store'
import { useRecentSearches } from '../recent/recent-searches'
import { memoOf, partOfAddress, shortPartOfAddress, startOfHash, wordsOf } from '../rules/parts'
import {
  heightsStartingWith,
  matchingEntries,
  matchingLabels,
  matchingPages,
  matchingSearches,
  MAX_ROWS,
} from './matches'
import { messages } from './messages'
import { useVerseCount } from './use-verse-count'
import { previewSearch, type SearchPreview } from './preview-search'

/** A page that the text may mean: an address with its name, or a page of the explorer. */
export interface Match {
  href: string
  name: string
  /** What kind of page it is, unless the group's title says it. */
  kind?: string
  /** The height, if the page is a block's. */
  height?: number
  /** The address in hex, if the page is an address's. */
  address?: string
  /** The memo by which a transaction was found. */
  memo?: string
  /** The hash, if the page is a block's or a transaction's. */
  hash?: string
  /** The number of verses, if the page lists verses and it is known. */
  count?: number | undefined
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
  /** Addresses with the part in blocks that are loaded. */
  loaded: readonly Match[]
  /** The addresses of the groups, in hex. */
  shown: ReadonlySet<string>
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
  const isIncomplete = preview?.isComplete === false
  const part = isIncomplete ? partMatch(text) : undefined
  const named = new Set([...own, ...known])
  const nearby = part?.text ?? (isIncomplete ? shortPartOfAddress(text) : undefined)
  const loaded = useLoaded(nearby && readNeedle(nearby), matchingLoadedAddresses)
    .filter((address) => !named.has(address))
    .slice(0, MAX_ROWS)
  const hashes = useLoaded(isIncomplete ? startOfHash(text) : undefined, matchingLoadedHashes)
  const memos = useLoaded(isIncomplete ? memoOf(text) : undefined, matchingLoadedMemos)
  const tip = useTipHeight()
  const groups: MatchGroup[] = [
    {
      title: messages.heights(text.trim()),
      matches: heightsStartingWith(text, tip).map((height) => ({
        href: paths.block.href(height),
        name: messages.block(height),
        height,
      })),
    },
    {
      title: messages.watched,
      matches: watched.map(({ address, label = address }) => matchOf(address, label)),
    },
    {
      title: messages.known,
      matches: known.map((address) => matchOf(address, labels.get(address)?.name ?? address)),
    },
    { title: messages.loadedHashes, matches: [...hashes.map(hashMatch), ...memos.map(memoMatch)] },
    {
      title: messages.pages,
      matches: preview?.isComplete
        ? []
        : matchingPages(text).map((page) => ({ ...page, kind: messages.kinds.page })),
    },
  ].filter(({ matches }) => matches.length > 0)
  // Each address once.
  const shown = new Set([...named, ...loaded])
  const recent = searched.filter((one) => !shown.has(tryParseAddress(one)?.hex ?? one))
  const words = isIncomplete && dataset !== undefined ? wordsOf(text) : undefined
  const { exists, count: verseCount } = useVerseCount(dataset, words)
  const verses =
    words === undefined || exists === false ? undefined : versesMatch(words, verseCount)
  // One word that isn't known may also be an address that went wrong, which Enter explains.
  const phrase = exists === true || text.trim().includes(' ') ? verses : undefined
  const count = groups.length + recent.length + loaded.length
  const isAnswered = isIncomplete && (count > 0 || phrase !== undefined)
  const first = isIncomplete ? (groups[0]?.matches[0] ?? part ?? phrase) : undefined
  if (verses) groups.push({ title: messages.almanac, matches: [verses] })
  return {
    preview: isAnswered ? undefined : preview,
    groups,
    first,
    recent,
    part,
    // Never the first: anyone can have an address that looks like another mined into a block.
    loaded: loaded.map((address) => matchOf(address, address)),
    shown,
  }
}

/** Finds matches of a text, if there is one, in what the endpoint's queries have loaded. */
function useLoaded<T>(
  text: string | undefined,
  find: (queries: QueryClient, endpoint: string, text: string, limit: number) => readonly T[],
): readonly T[] {
  const queries = useQueryClient()
  const endpoint = useEndpoint()
  return useMemo(
    () => (text === undefined ? [] : find(queries, endpoint, text, MAX_ROWS)),
    [queries, endpoint, text, find],
  )
}

const memoMatch = ({ memo, hash }: LoadedMemo): Match => ({
  href: paths.transaction.href(hash),
  name: memo,
  memo,
  kind: messages.kinds.transaction,
  hash,
})

const hashMatch = ({ kind, hash }: LoadedHash): Match => ({
  href: paths[kind].href(hash),
  name: messages.hashOf[kind],
  kind: messages.kinds[kind],
  hash,
})

const matchOf = (address: string, name: string): Match => ({
  href: paths.address.href(address),
  name,
  address,
})

function partMatch(text: string): PartMatch | undefined {
  const part = partOfAddress(text)
  return part === undefined
    ? undefined
    : {
        href: paths.richList.href(part),
        name: messages.findPart(part),
        text: part,
      }
}

function versesMatch(words: string, count: number | undefined): Match {
  return {
    href: paths.haiku.href({ words }),
    name: messages.findVerses(words),
    kind: messages.kinds.verses,
    count,
  }
}
