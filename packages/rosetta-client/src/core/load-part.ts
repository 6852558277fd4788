import { ConnectionError } from '../errors'
import type { ErrorContext } from '../errors'

/**
 * Loads a part of the client that not every application needs.
 *
 * @throws {ConnectionError} If the code can't be loaded, because the page is offline or outdated.
 */
export async function loadPart<T>(load: () => Promise<T>, context: ErrorContext): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw new ConnectionError("Couldn't load a part of the client", undefined, {
      ...context,
      cause,
    })
  }
}
