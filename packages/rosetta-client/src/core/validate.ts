import { isRecord } from '../schema/schema'
import type { Field, Schema } from '../schema/schema'
import { printable } from './printable'

/** Thrown if a value is invalid. The error contains the path of the invalid value. */
export class BodyError extends Error {
  readonly path: (string | number)[]

  constructor(problem: string, path: (string | number)[] = []) {
    super(problem)
    this.path = path
  }
}

/** A list whose entries haven't been validated yet. */
export interface PostponedList {
  readonly entries: unknown[]
  readonly entry: Schema<unknown>
}

/**
 * Returns the validated value. Objects and lists are normalized in place, because copying every block
 * would take as long as checking it.
 *
 * @param postponed If given, the entries of lists aren't validated. Instead, the lists are added to it.
 * @throws {BodyError} For the first invalid value.
 */
export function validate<T>(schema: Schema<T>, input: unknown, postponed?: PostponedList[]): T
export function validate(
  schema: Schema<unknown>,
  input: unknown,
  postponed?: PostponedList[],
): unknown {
  const { fields, entry, nullable, to } = schema
  if (nullable) return input === null ? input : validate(nullable, input, postponed)
  if (!schema.test(input)) throw mismatch(schema.name, describe(input))
  let key: string | number = 0
  try {
    if (fields) {
      const record = input as Record<string, unknown>
      for (key in fields) {
        const field = fields[key] as Field
        const value = record[key]
        if (value !== undefined || !field.optional || key in record) {
          record[key] = validate(field.optional ?? field, value, postponed)
        }
      }
    } else if (entry) {
      const entries = input as unknown[]
      if (schema.required && entries.length === 0) throw mismatch('an entry', 'nothing')
      if (postponed) postponed.push({ entries, entry })
      else for (; key < entries.length; key++) entries[key] = validate(entry, entries[key])
    }
  } catch (error) {
    if (error instanceof BodyError) error.path.unshift(key)
    throw error
  }
  return to ? to(input as never) : input
}

/** Returns the error for a value that isn't what is expected, at a path. */
export function mismatch(expected: string, got: string, ...path: (string | number)[]): BodyError {
  return new BodyError(`expected ${expected}, got ${printable(got.slice(0, 80))}`, path)
}

function describe(input: unknown): string {
  if (input === undefined) return 'nothing'
  if (isRecord(input)) return Array.isArray(input) ? 'Array' : 'Object'
  return typeof input === 'string' ? `"${input}"` : `${input as number | boolean | null}`
}
