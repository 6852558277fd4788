import { CallError, code } from '../errors'
import { integer, optional } from '../request/shapes'

/** The fields of a paginated call. */
export const page = { limit: optional(integer), offset: optional(integer) }

const maxRows = 100

/**
 * Returns the number of rows per page. The real server silently uses its default for anything but 1
 * to 100; the specification requires an error.
 */
export function pageLimit(limit: number | null, byDefault: number, strict: boolean): number {
  if (limit !== null && limit >= 1 && limit <= maxRows) return limit
  if (strict && limit !== null) {
    throw new CallError(code.invalidRequest, `limit must be from 1 to ${maxRows}`)
  }
  return byDefault
}
