import { ExitCode as Shared } from '@mcm/shared/command'

/** Exit codes of the command: the shared codes and one of its own. */
export const ExitCode = {
  ...Shared,
  /** The file is complete, but the ledger changed during the download, so rows may overlap. */
  Changed: 3,
} as const

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]
