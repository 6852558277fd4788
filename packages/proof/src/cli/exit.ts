import { ExitCode as Shared } from '@mcm/shared/command'

/** Exit codes that all commands share, and one exit code that is specific to `mcm-proof`. */
export const ExitCode = {
  ...Shared,
  /** At least one check failed. */
  CheckFailed: 3,
} as const

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]
