/** What every command ends with, so that a script knows what happened without reading. 3 is each command's own. */
export const ExitCode = {
  Done: 0,
  /** Something that should not happen. */
  Failed: 1,
  /** The command was not understood; nothing was sent. */
  Usage: 2,
  /** The endpoint has no such block. */
  NotFound: 4,
  /** The endpoint failed. */
  Endpoint: 5,
  /** The output could not be written. */
  Output: 6,
  /** Ctrl-C. */
  Interrupted: 130,
  /** Asked to end (SIGTERM). */
  Terminated: 143,
} as const

/** Ends the command with a message for the person and a code for the script. */
export class ExitError<
  Code extends number = (typeof ExitCode)[keyof typeof ExitCode],
> extends Error {
  override readonly name = 'ExitError'
  readonly exitCode: Code

  constructor(exitCode: Code, message: string, cause?: unknown) {
    super(message, { cause })
    this.exitCode = exitCode
  }
}
