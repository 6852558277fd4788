import { tryParseAddress } from '@mcm/address'
import { whyInvalid } from '../../search/explanation/why-invalid'
import { cleanQuery } from '../../search/rules/clean-query'
import { watch } from '../edit-watchlist'
import { entryOf, watchedNow } from '../watchlist-store'
import { messages } from './messages'

/** A part of the input that wasn't added, and the reason. */
interface Refused {
  text: string
  why: string
}

export interface Outcome {
  added: number
  refused: readonly Refused[]
}

/** Adds all addresses in a text to the watchlist and returns what it refused. */
export function addAddresses(input: string): Outcome {
  const refused: Refused[] = []
  let added = 0
  for (const text of new Set(addressesIn(input))) {
    const address = tryParseAddress(text)?.hex
    if (address === undefined) refused.push({ text, why: whyInvalid(text) })
    else if (watch(address)) added += 1
    else {
      const isKnown = entryOf(watchedNow(), address) !== undefined
      refused.push({ text, why: isKnown ? messages.known : messages.full })
    }
  }
  return { added, refused }
}

/**
 * Splits a text at its lines and punctuation, and at spaces only where they don't belong to a single
 * address that was copied with a label or in groups.
 */
function addressesIn(input: string): string[] {
  return input
    .split(/[\n\r\t,;]+/)
    .map(cleanQuery)
    .flatMap((part) => (tryParseAddress(part) ? [part] : part.split(/\s+/).map(cleanQuery)))
    .filter((part) => part !== '')
}
