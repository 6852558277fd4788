import { validateExceptLists } from '../schema/list'
import type { Schema } from '../schema/scalars'
import { BodyError, outputOf } from './validate'

/**
 * Validates a long response like `validate`, one list entry per step.
 *
 * @throws {BodyError}
 */
export function* validateInSteps<T>(schema: Schema<T>, body: unknown): Generator<void, T> {
  const { lists, result } = validateExceptLists(schema, body)
  const output = outputOf(result)
  yield
  for (const list of lists) {
    for (const [index, entry] of list.entries.entries()) {
      try {
        list.output.push(yield* validateInSteps(list.entry, entry))
      } catch (error) {
        if (!(error instanceof BodyError)) throw error
        const at = [...(pathOf(list.entries, body) ?? []), index, ...error.path]
        throw new BodyError(at, error.message)
      }
    }
  }
  return output
}

/** Returns a list's path in a value. Doesn't search other lists, because nested lists are validated later. */
function pathOf(list: unknown, value: unknown): PropertyKey[] | undefined {
  if (value === list) return []
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  for (const [key, field] of Object.entries(value)) {
    const path = pathOf(list, field)
    if (path) return [key, ...path]
  }
  return undefined
}
