/**
 * What the command ends with, so that a script knows what was found without reading. The same as
 * those of mcm-exports.
 */
export const ExitCode = {
  /** Everything that could be checked is true. */
  Done: 0,
  /** Something that should not happen. */
  Failed: 1,
  /** The command was not understood; nothing was sent. */
  Usage: 2,
  /** At least one check failed. */
  False: 3,
  /** The endpoint has no such block; those before it, if any, hold. */
  NotFound: 4,
  /** The endpoint failed, so not all blocks were read; those that were read hold. */
  Endpoint: 5,
  /** The output could not be written. */
  Output: 6,
  /** Ctrl-C. */
  Interrupted: 130,
  /** Asked to end (SIGTERM). */
  Terminated: 143,
} as const

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]

/** Ends the command with a message for the person and a code for the script. */
export class ExitError extends Error {
  override readonly name = 'ExitError'
  readonly exitCode: ExitCode

  constructor(exitCode: ExitCode, message: string) {
    super(message)
    this.exitCode = exitCode
  }
}
