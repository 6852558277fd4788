import { IncompleteListError } from '../rich-list-pages'
import type { Context, Outcome } from './context'
import type { Spool } from './spool'

/** A failure after which the same command can resume the download. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError'

  constructor(path: string, cause: unknown) {
    super(`The download so far is kept in '${path}'. Run the same command to resume.`, { cause })
  }
}

/**
 * Runs a download that is stored in a spool. The spool is removed when the file is complete, but
 * not when the download stops early.
 *
 * @throws {StoppedError} With the original error as its cause.
 */
export async function throughSpool<Facts, Page>(
  context: Context,
  spool: Spool<Facts, Page>,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  if (spool.resumed) context.say(`Resuming from '${spool.path}'.`)
  if (spool.replaced) {
    context.say(`Starting again: '${spool.path}' was for another request.`)
  }
  try {
    const outcome = await work()
    await spool.remove()
    return outcome
  } catch (error) {
    // Delete contradictory data, because resuming from it would only fail again.
    if (error instanceof IncompleteListError || !spool.hasPages) {
      await spool.remove()
      throw error
    }
    throw new StoppedError(spool.path, error)
  } finally {
    await spool.close()
  }
}
