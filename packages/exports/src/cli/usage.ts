import { ExitError } from '@mcm/shared/command'
import { ExitCode } from './exit'

/** Returns the value of an option if it is one of those that the command supports. */
export function oneOf<Value extends string>(
  flag: string,
  value: string,
  values: readonly Value[],
): Value {
  const found = values.find((candidate) => candidate === value)
  if (!found) throw usage(`${flag} must be ${values.join(' or ')} here, got '${value}'`)
  return found
}

/** Returns an error about the command line. */
export function usage(message: string): ExitError {
  return new ExitError(ExitCode.Usage, `${message}\nRun mcm-exports --help for usage.`)
}
