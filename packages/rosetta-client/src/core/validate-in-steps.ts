import * as v from 'valibot'
import { overrideLists } from '../schema/list'
import type { Schema } from '../schema/scalars'
import { BodyError, outputOf } from './validate'

/**
 * Validates a long response in the same way as `validate`, with one list entry per step.
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

/** A list whose entries haven't been validated yet. Validated entries are added to `output`. */
interface PostponedList {
  readonly entries: readonly unknown[]
  readonly entry: Schema<unknown>
  readonly output: unknown[]
}

/** Validates everything except the entries of lists, and returns these lists as well. */
function validateExceptLists<T>(schema: Schema<T>, input: unknown) {
  const lists: PostponedList[] = []
  overrideLists((entries, entry) => {
    if (!Array.isArray(entries)) return undefined
    const output: unknown[] = []
    lists.push({ entries, entry, output })
    return output
  })
  try {
    return { lists, result: v.safeParse(schema, input, { abortEarly: true }) }
  } finally {
    overrideLists()
  }
}

/**
 * Returns a list's path in a value. Other lists aren't searched, because nested lists are validated
 * later.
 */
function pathOf(list: unknown, value: unknown): PropertyKey[] | undefined {
  if (value === list) return []
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  for (const [key, field] of Object.entries(value)) {
    const path = pathOf(list, field)
    if (path) return [key, ...path]
  }
  return undefined
}
