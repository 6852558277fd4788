import { tryParseAddress } from '@mcm/address'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConfig } from '../../../config/config-context'
import { paths } from '../../../config/paths'
import {
  matchingLoadedAddresses,
  openedAddresses,
  startsWithNeedle,
} from '../../../data/loaded-addresses'
import { type LoadedHash, matchingLoadedHashes } from '../../../data/loaded-hashes'
import { type LoadedMemo, matchingLoadedMemos } from '../../../data/loaded-memos'
import { readNeedle } from '../../../data/matching-accounts'
import { useEndpoint } from '../../endpoint/endpoint-store'
import { useTipHeight } from '../../endpoint/use-tip-height'
import { useLabels } from '../../labels/use-labels'
import { useWatchlist } from '../../watchlist/watchlist-store'
import { useRecentSearches } from '../recent/recent-searches'
import { readSearch } from '../rules/search-rules'
import {
  fitsShortened,
  memoOf,
  partOfAddress,
  type Shortened,
  shortenedOf,
  shortPartOfAddress,
  startOfHash,
  wordsOf,
} from '../rules/parts'
import {
  heightsStartingWith,
  matchingEntries,
  matchingLabels,
  matchingPages,
  matchingSearches,
  MAX_ROWS,
} from './matches'
import type { Match } from './match'
import { messages } from './messages'
import { namedIn } from './named-in'
import { useVerseCount } from './use-verse-count'
import { previewSearch, type SearchPreview } from './preview-search'
import type { NearAddress } from '../rules/slip'
import { useNearAddress } from './use-near-address'

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
  const near = useNearAddress(text)
  const preview = near
    ? { words: messages.slip(near), isComplete: false, isVague: false }
    : previewSearch(text)
  const own = new Set(watched.map(({ address }) => address))
  const known = matchingLabels(labels, text).filter((address) => !own.has(address))
  const { dataset } = useConfig()
  const isIncomplete = preview?.isComplete === false
  const part = isIncomplete ? partMatch(text) : undefined
  const named = new Set([...own, ...known])
  const ends = shortenedOf(text)
  const nearby = ends?.start ?? part?.text ?? (isIncomplete ? shortPartOfAddress(text) : undefined)
  const needle = nearby && readNeedle(nearby)
  const loaded = useLoaded(needle, matchingLoadedAddresses)
    .filter((address) => !named.has(address) && hasEnds(ends, address))
    .slice(0, MAX_ROWS)
  const opened = useLoaded(needle, openedAddresses)
  const startText = startOfHash(ends?.start ?? text)
  const hashes = useLoaded(isIncomplete ? startText : undefined, matchingLoadedHashes).filter(
    ({ hash }) => !ends || fitsShortened(ends, hash),
  )
  const memos = useLoaded(isIncomplete ? memoOf(text) : undefined, matchingLoadedMemos)
  const tip = useTipHeight()
  const groups: MatchGroup[] = [
    { title: messages.named, matches: isIncomplete ? namedIn(text) : [] },
    { title: near?.origin ?? '', matches: near ? [nearMatch(near)] : [] },
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
      title: messages.loaded,
      matches: loaded.map((address) => ({
        ...matchOf(address, address),
        // Anyone can have an address mined into a block that starts like another.
        isUncertain: !(opened.includes(address) && startsWithNeedle(address, needle ?? '')),
      })),
    },
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
  const isAnswered = isIncomplete && (groups.length + recent.length > 0 || phrase !== undefined)
  const best = groups.flatMap(({ matches }) => matches).find(({ isUncertain }) => !isUncertain)
  const first = isIncomplete ? (best ?? recentMatch(recent[0]) ?? part ?? phrase) : undefined
  if (verses) groups.push({ title: messages.almanac, matches: [verses] })
  return {
    preview: isAnswered && (preview.isVague || (ends && best)) ? undefined : preview,
    groups,
    first,
    recent,
    part,
    shown,
  }
}

/** Whether an address, in either format, has the ends of a shortened text, if it is one. */
function hasEnds(ends: Shortened | undefined, address: string): boolean {
  if (!ends) return true
  return [address, tryParseAddress(address)?.base58 ?? ''].some((one) => fitsShortened(ends, one))
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

/** An address that is known is opened; a guess is only shown. */
const nearMatch = (near: NearAddress): Match => ({
  ...matchOf(near.address, near.right),
  ...(!near.isKnown && { guess: near, isUncertain: true }),
})

/** A recent search for one thing, which a part of it finds again. */
function recentMatch(text: string | undefined): Match | undefined {
  const isOfOneThing = text !== undefined && /^(hex|base58|hash)$/.test(readSearch(text).rule)
  return isOfOneThing ? { href: paths.search.href(text), name: text } : undefined
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
