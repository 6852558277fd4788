/**
 * Thrown for invalid arguments, such as a hash of the wrong length or a negative height. Wrong data in a
 * block doesn't throw an error; it results in a failed check.
 *
 * @example
 * ```ts
 * import { blockReward, ProofInputError } from '@mcm/proof'
 *
 * try {
 *   blockReward(-1)
 * } catch (error) {
 *   error instanceof ProofInputError // => true
 * }
 * ```
 */
export class ProofInputError extends TypeError {
  /** Name of the class. */
  override readonly name = 'ProofInputError'
}
