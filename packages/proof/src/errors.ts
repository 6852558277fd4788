/**
 * Thrown when a function of this package is given something that cannot be what it should be: a hash
 * of the wrong length, a height below zero. A block that is well formed and wrong never throws: it
 * gives a failed check.
 */
export class ProofInputError extends TypeError {
  override readonly name = 'ProofInputError'
}
