import { tryParseAddress } from '@mcm/address'
import type { AddressLabels } from '../../labels/read-labels'
import type { WatchlistEntry } from '../../watchlist/watchlist-store'
import { parseBlockHeight } from '../rules/parse-block-height'
import { pageNamed, pageNames } from '../rules/page-name'
import { fitsShortened, shortenedOf } from '../rules/parts'

/** Number of rows of one kind that fit in a panel. */
export const MAX_ROWS = 5
/** Minimum length of a text that may be the start of a page's name. */
const MIN_NAME_LENGTH = 2
/** Minimum number of digits that may be the start of a height. */
const MIN_DIGITS = 3

/**
 * Returns the watched addresses whose label or address contains the text, or has the ends of a
 * shortened one. For a blank text, the first of all are returned.
 */
export function matchingEntries(
  entries: readonly WatchlistEntry[],
  text: string,
): WatchlistEntry[] {
  const wanted = text.trim().toLowerCase()
  const ends = shortenedOf(text)
  return entries
    .filter(({ address, label }) => {
      const base58 = tryParseAddress(address)?.base58 ?? ''
      if (ends) return fitsShortened(ends, address) || fitsShortened(ends, base58)
      return [address, base58, label ?? ''].some((one) => one.toLowerCase().includes(wanted))
    })
    .slice(0, MAX_ROWS)
}

/** Returns the addresses that the deployment names and whose name contains the text. */
export function matchingLabels(labels: AddressLabels, text: string): string[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  return [...labels]
    .filter(([, { name }]) => name.toLowerCase().includes(wanted))
    .map(([address]) => address)
    .slice(0, MAX_ROWS)
}

/**
 * Returns the newest heights that start with the digits of the text and have as many as the tip:
 * the numbers that somebody who types a height may mean.
 */
export function heightsStartingWith(text: string, tip: number | undefined): number[] {
  const digits = parseBlockHeight(text)
  if (digits === undefined || digits.length < MIN_DIGITS || tip === undefined) return []
  const missing = String(tip).length - digits.length
  if (missing <= 0) return []
  const first = Number(digits) * 10 ** missing
  const last = Math.min(tip, first + 10 ** missing - 1)
  return [last, last - 1, last - 2].filter((height) => height >= first)
}

/** Returns the pages whose name starts with the text, each once. */
export function matchingPages(text: string): { name: string; href: string }[] {
  const wanted = text.trim().toLowerCase()
  if (wanted.length < MIN_NAME_LENGTH) return []
  const names = new Map<string, string>()
  for (const name of pageNames) {
    const href = pageNamed(name)
    if (name.startsWith(wanted) && href !== undefined && !names.has(href))
      names.set(href, capitalized(name))
  }
  return Array.from(names, ([href, name]) => ({ name, href }))
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * Returns the recent searches that contain the text, without the text itself. For a blank text, the
 * latest of all are returned.
 */
export function matchingSearches(recent: readonly string[], text: string): readonly string[] {
  const wanted = text.trim().toLowerCase()
  return recent
    .filter((one) => one.toLowerCase().includes(wanted) && one.toLowerCase() !== wanted)
    .slice(0, MAX_ROWS)
}
