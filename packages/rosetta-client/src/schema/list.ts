import * as v from 'valibot'
import type { Schema } from './scalars'

/** A list whose entries aren't validated yet. Validated entries are added to `output`. */
export interface PostponedList {
  readonly entries: readonly unknown[]
  readonly entry: Schema<unknown>
  readonly output: unknown[]
}

/** Collects lists while a long response is validated. */
let postponed: PostponedList[] | undefined

/** Returns the schema of a list of any length. */
export function list<T>(entry: Schema<T>): Schema<T[]> {
  const whole: Schema<T[]> = v.array(entry)
  const run: (typeof whole)['~run'] = (dataset, config) => {
    if (!postponed || !Array.isArray(dataset.value)) return whole['~run'](dataset, config)
    const output: T[] = []
    postponed.push({ entries: dataset.value, entry, output })
    return { typed: true, value: output }
  }
  return { ...whole, '~run': run }
}

/** Validates everything except the entries of lists, and returns these lists as well. */
export function validateExceptLists<T>(schema: Schema<T>, input: unknown) {
  const lists: PostponedList[] = []
  postponed = lists
  try {
    return { lists, result: v.safeParse(schema, input, { abortEarly: true }) }
  } finally {
    postponed = undefined
  }
}
