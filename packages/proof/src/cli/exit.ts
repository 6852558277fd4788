import { ExitCode as Shared } from '@mcm/shared/command'

/** What the command ends with: the codes of all commands, and one of its own. */
export const ExitCode = {
  ...Shared,
  /** At least one check failed. */
  False: 3,
} as const

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]
