export { ExitCode, ExitError } from './exit'
export { runCommand, type Surroundings } from './run-command'
