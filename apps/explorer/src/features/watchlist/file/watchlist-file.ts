import { tryParseAddress } from '@mcm/address'
import {
  entryOf,
  labeled,
  readEntry,
  WATCHLIST_LIMIT,
  type WatchlistEntry,
} from '../watchlist-store'
import { trueTime } from '../../../shared/true-time'

/** Identifies an exported file, so that other kinds of files can be recognized as such. */
const KIND = 'mochimo-watchlist'
const VERSION = 1
/** Maximum length of a file. Ten addresses with their labels need far less. */
const MAX_FILE_LENGTH = 100_000

export const WATCHLIST_FILE = `${KIND}.json`

/** A problem with a file, and the entry that has it (counted from 1). */
export type FileProblem =
  | { kind: 'too-large' | 'not-a-watchlist' | 'no-entries' }
  | { kind: 'not-json'; reason: string }
  | { kind: 'version'; found: string }
  | { kind: 'address' | 'label' | 'date'; at: number; found: string }

/** The changes that an import would make. Existing entries are neither removed nor renamed. */
export interface Import {
  entries: readonly WatchlistEntry[]
  added: number
  /** Number of addresses that are already on the list. */
  known: number
  /** Addresses for which there is no room. */
  left: readonly string[]
}

/** Returns the list as a file. It contains addresses in both forms, for people and for programs. */
export function writeWatchlist(entries: readonly WatchlistEntry[]): string {
  const addresses = entries.map(({ address, ...rest }) => ({
    address,
    base58: tryParseAddress(address)?.base58,
    ...rest,
  }))
  return `${JSON.stringify({ kind: KIND, version: VERSION, addresses }, null, 2)}\n`
}

/**
 * Parses an exported file, a bare list of entries, or a bare list of addresses (hex or Base58). One
 * invalid entry causes the whole file to be rejected, so that a partial import can't be mistaken
 * for a complete one.
 */
export function readWatchlist(text: string): WatchlistEntry[] | FileProblem {
  if (text.length > MAX_FILE_LENGTH) return { kind: 'too-large' }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { kind: 'not-json', reason: error instanceof Error ? error.message : '' }
  }
  const { kind, version, addresses } = Object(value) as Record<string, unknown>
  const list: unknown = Array.isArray(value) ? value : addresses
  if (!Array.isArray(list) || (list !== value && kind !== KIND)) return { kind: 'not-a-watchlist' }
  if (list !== value && version !== VERSION) return { kind: 'version', found: show(version) }
  if (list.length === 0) return { kind: 'no-entries' }
  const entries: WatchlistEntry[] = []
  for (const [index, item] of list.entries()) {
    const read = readItem(item, index + 1)
    if ('kind' in read) return read
    entries.push(read)
  }
  return entries
}

/**
 * Returns the list after an import. Entries are added in the file's order until the list is full.
 */
export function mergeWatchlist(
  present: readonly WatchlistEntry[],
  incoming: readonly WatchlistEntry[],
): Import {
  const entries = [...present]
  const left: string[] = []
  let known = 0
  for (const entry of incoming) {
    const there = entryOf(entries, entry.address)
    if (there) {
      known += 1
      // The visitor's own label is kept; a missing one is taken from the file.
      if (there.label === undefined) entries[entries.indexOf(there)] = { ...entry, ...there }
    } else if (entries.length < WATCHLIST_LIMIT) entries.push(entry)
    else if (!left.includes(entry.address)) left.push(entry.address)
  }
  return { entries, added: entries.length - present.length, known, left }
}

function readItem(item: unknown, at: number): WatchlistEntry | FileProblem {
  const entry = readEntry(item)
  const { address, label, dateAdded } = Object(item) as Record<string, unknown>
  if (!entry) return { kind: 'address', at, found: show(isObject(item) ? address : item) }
  if (label !== undefined && (typeof label !== 'string' || labeled(label).label !== tidy(label))) {
    return { kind: 'label', at, found: show(label) }
  }
  if (dateAdded !== undefined && !isTime(dateAdded)) {
    return { kind: 'date', at, found: show(dateAdded) }
  }
  return dateAdded === undefined ? { ...entry, dateAdded: trueTime() } : entry
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function tidy(label: string): string | undefined {
  return label.replace(/\s+/g, ' ').trim() || undefined
}

function isTime(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
