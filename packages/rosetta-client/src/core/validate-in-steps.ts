import type { Schema } from '../schema/schema'
import { BodyError, validate } from './validate'
import type { PostponedList } from './validate'

/**
 * Validates a long response in the same way as `validate`, with one list entry per step.
 *
 * @throws {BodyError}
 */
export function* validateInSteps<T>(schema: Schema<T>, body: unknown): Generator<void, T> {
  const lists: PostponedList[] = []
  const output = validate(schema, body, lists)
  yield
  for (const list of lists) {
    for (const [index, entry] of list.entries.entries()) {
      try {
        list.entries[index] = yield* validateInSteps(list.entry, entry)
      } catch (error) {
        if (error instanceof BodyError) {
          error.path.unshift(...(pathOf(list.entries, body) ?? []), index)
        }
        throw error
      }
    }
  }
  return output
}

/**
 * Returns a list's path in a value. Other lists aren't searched, because nested lists are validated
 * later.
 */
function pathOf(list: unknown, value: unknown): string[] | undefined {
  if (value === list) return []
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  for (const [key, field] of Object.entries(value)) {
    const path = pathOf(list, field)
    if (path) return [key, ...path]
  }
  return undefined
}
