import type { Check, Reporter } from './check'
import { ProofInputError } from './errors'

/** Runs a check, and fails it if the response is malformed (such as a short hash or a negative height). */
export function failIfMalformed(report: Reporter, check: () => Check): Check {
  try {
    return check()
  } catch (error) {
    if (!(error instanceof ProofInputError)) throw error
    return report.failed({
      expected: 'a valid response',
      actual: error.message,
      reason: "The response contains a value that isn't possible on the chain.",
    })
  }
}
