import { RosettaApiError } from '../errors'
import type { ErrorContext } from '../errors'

/** Returns an error like those of the API, for something that the client knows doesn't exist. */
export function notFound(code: number, message: string, context: ErrorContext): RosettaApiError {
  return new RosettaApiError({ code, message, retriable: true, status: 200 }, context)
}
