import type { Fields } from '../decode'
import { CallError, code } from '../errors'

/** The most that a page holds. */
const largestPage = 100

/**
 * How many rows are asked for. The real server takes anything but 1 to 100 for a wish for its
 * default; the specification wants to be told.
 */
export function pageLimit(request: Fields, byDefault: number, strict: boolean): number {
  const limit = request.integer('limit')
  if (limit >= 1 && limit <= largestPage) return limit
  if (strict && request.has('limit')) {
    throw new CallError(code.invalidRequest, `limit should be from 1 to ${largestPage}`)
  }
  return byDefault
}
