import * as v from 'valibot'
import type { Devnet, Snapshot } from './api'
import type { Command } from './command'
import type { ResolvedOptions } from './options'
import { integer, object, read, text } from './schema/read'
import { command } from './schema/command'

/** A change of a chain that a snapshot records. */
export type Change = Omit<Command, 'scenario' | 'reset' | 'pay'>

/**
 * Records the changes of a chain since it was built. A chain with a manual clock depends only on its
 * options and these changes, so a snapshot is small, whatever the size of the ledger.
 */
export class Journal {
  readonly #changes: Change[] = []

  record(change: Change): void {
    this.#changes.push(change)
  }

  /**
   * Returns the changes as a snapshot.
   * @throws {Error} If the clock is live: the blocks then depend on when timers fired.
   */
  save(options: ResolvedOptions, { tip }: Devnet['chain']): Snapshot {
    if (options.clock === 'live') {
      throw new Error("A chain with a live clock can't be saved; use `clock: 'manual'`")
    }
    return {
      version: 1,
      options: plainOptions(options),
      changes: structuredClone(this.#changes),
      tip: { index: tip.index, hash: tip.hash },
    }
  }
}

const snapshot = object({
  version: v.literal(1, 'must be 1'),
  options: v.record(v.string(), v.unknown(), 'must be the options of a devnet'),
  changes: v.array(command, 'must be a list of changes'),
  tip: object({ index: integer(0, 2 ** 53), hash: text }),
})

/**
 * Reads a snapshot.
 * @throws {RangeError} If it is invalid, or if it was saved with other options than this chain's.
 */
export function readSnapshot(
  given: Snapshot,
  options: ResolvedOptions,
): { changes: readonly Change[]; tip: Snapshot['tip'] } {
  const { changes, tip, options: saved } = read(snapshot, given, 'The snapshot')
  const own = plainOptions(options)
  const name = Object.keys(own).find(
    (option) => JSON.stringify(saved[option]) !== JSON.stringify(own[option as keyof typeof own]),
  )
  if (name !== undefined) {
    throw new RangeError(
      `The snapshot has another \`${name}\`: create the devnet with \`createDevnet(snapshot.options)\``,
    )
  }
  return { changes, tip }
}

/** Returns the options that JSON can hold: all but the function that logs. */
function plainOptions(options: ResolvedOptions): Snapshot['options'] {
  const { log, ...plain } = options
  void log
  return plain
}
