import type { Check, Reporter } from './check'
import { ProofInputError } from './errors'

/** Runs a check; an answer that cannot be read as a block (a hash too short, a height below 0) fails it. */
export function wellFormed(report: Reporter, check: () => Check): Check {
  try {
    return check()
  } catch (error) {
    if (!(error instanceof ProofInputError)) throw error
    return report.failed({
      expected: 'a well-formed answer',
      actual: error.message,
      reason: 'The answer holds a value that no block can hold, so it is not what the chain says.',
    })
  }
}
