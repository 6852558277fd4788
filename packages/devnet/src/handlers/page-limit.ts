import { CallError, code } from '../errors'
import { integer, optional } from '../request/shapes'

/** Fields of a call whose response comes in pages. */
export const page = { limit: optional(integer), offset: optional(integer) }

const maxRows = 100

/**
 * How many rows a page has. The real server silently falls back to its default for anything but 1 to
 * 100; the specification wants an error.
 */
export function pageLimit(limit: number | null, byDefault: number, strict: boolean): number {
  if (limit !== null && limit >= 1 && limit <= maxRows) return limit
  if (strict && limit !== null) {
    throw new CallError(code.invalidRequest, `limit must be from 1 to ${maxRows}`)
  }
  return byDefault
}
