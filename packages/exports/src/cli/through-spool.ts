import { IncompleteListError } from '../rich-list-pages'
import type { Context, Outcome } from './context'
import type { Spool } from './spool'

/** A failure after which the same command goes on where this one stopped. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError'

  constructor(path: string, cause: unknown) {
    super(`What came so far is kept in '${path}': the same command goes on from there.`, { cause })
  }
}

/**
 * Does the work of a download that is kept in a spool, which is gone when the file is complete and
 * stays when something stopped it.
 *
 * @throws {StoppedError} With what stopped it as its cause.
 */
export async function throughSpool<Facts, Page>(
  context: Context,
  spool: Spool<Facts, Page>,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  if (spool.resumed) context.say(`Going on with what '${spool.path}' has.`)
  if (spool.replaced) {
    context.say(`Starting again: what '${spool.path}' had was of another request.`)
  }
  try {
    const outcome = await work()
    await spool.remove()
    return outcome
  } catch (error) {
    // Going on with what contradicts itself would only fail again.
    if (error instanceof IncompleteListError || !spool.hasPages) {
      await spool.remove()
      throw error
    }
    throw new StoppedError(spool.path, error)
  } finally {
    await spool.close()
  }
}
