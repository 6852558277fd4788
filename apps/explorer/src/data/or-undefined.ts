import { isApiError, type RosettaErrorCode } from '@mcm/rosetta-client'

/**
 * Resolves to undefined if an endpoint reports that it doesn't have the requested data.
 *
 * @param codes The API's error codes for that case.
 * @throws every other error.
 */
export async function orUndefined<T>(
  call: Promise<T>,
  codes: readonly RosettaErrorCode[],
): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (codes.some((code) => isApiError(error, code))) return undefined
    throw error
  }
}
