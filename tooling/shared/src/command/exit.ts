/** Exit codes shared by all commands. Each command defines its own code 3. */
export const ExitCode = {
  Done: 0,
  /** An unexpected error. */
  Failed: 1,
  /** Invalid arguments; no request was sent. */
  Usage: 2,
  /** The endpoint has no such block. */
  NotFound: 4,
  /** The endpoint failed. */
  Endpoint: 5,
  /** The output couldn't be written. */
  Output: 6,
  /** Ctrl-C. */
  Interrupted: 130,
  /** Terminated by SIGTERM. */
  Terminated: 143,
} as const

/** Thrown to end the command with a message and an exit code. */
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
