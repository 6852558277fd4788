/**
 * What the command ends with, so that a script knows what happened without reading. The same as
 * those of mcm-proof.
 */
export const ExitCode = {
  /** The file is complete. */
  Done: 0,
  /** Something that should not happen. */
  Failed: 1,
  /** The command was not understood; nothing was sent. */
  Usage: 2,
  /** The file is complete, but the list changed while it was downloaded: rows may overlap. */
  Changed: 3,
  /** The endpoint has no such block. */
  NotFound: 4,
  /** The endpoint failed; run the same command again to go on. */
  Endpoint: 5,
  /** The file could not be written. */
  Output: 6,
  /** Ctrl-C; run the same command again to go on. */
  Interrupted: 130,
  /** Asked to end (SIGTERM); run the same command again to go on. */
  Terminated: 143,
} as const

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]

/** Ends the command with a message for the person and a code for the script. */
export class ExitError extends Error {
  override readonly name = 'ExitError'
  readonly exitCode: ExitCode

  constructor(exitCode: ExitCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.exitCode = exitCode
  }
}
