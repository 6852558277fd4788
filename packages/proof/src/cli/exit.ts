/** What the command ends with, so that a script knows what was found without reading. */
export const ExitCode = {
  /** Everything that could be checked is true. */
  Verified: 0,
  /** At least one check failed. */
  Failed: 1,
  /** The command was not understood; nothing was sent. */
  Usage: 2,
  /** Something that should not happen. */
  Unexpected: 4,
  /** The endpoint failed, so not all blocks were read; those that were read hold. */
  Endpoint: 5,
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
