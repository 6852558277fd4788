import * as v from 'valibot'
import type { Schema } from './scalars'

/**
 * A function that validates a list in place of `v.array`. It returns the validated list, or `undefined`
 * to use `v.array`.
 */
export type ListValidator = (value: unknown, entry: Schema<unknown>) => unknown[] | undefined

let override: ListValidator | undefined

/** Sets the validator of all lists, or resets it if the argument is omitted. */
export function overrideLists(validator?: ListValidator): void {
  override = validator
}

/** Returns the schema of a list of any length. */
export function list<T>(entry: Schema<T>): Schema<T[]> {
  const whole: Schema<T[]> = v.array(entry)
  return {
    ...whole,
    '~run': (dataset, config) => {
      const value = override?.(dataset.value, entry) as T[] | undefined
      return value ? { typed: true, value } : whole['~run'](dataset, config)
    },
  }
}
