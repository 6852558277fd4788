import type { Check, Reporter } from './check'
import { ProofInputError } from './errors'

/**
 * Runs a check. If the response is malformed (for example, contains a short hash or a negative height),
 * the check fails.
 */
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
