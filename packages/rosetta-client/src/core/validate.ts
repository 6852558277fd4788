import * as v from 'valibot'
import type { Schema } from '../schema/scalars'
import { printable, printableJson } from './printable'

/** Thrown if a response body is invalid. The error contains the path of the invalid value. */
export class BodyError extends Error {
  readonly path: readonly PropertyKey[]

  constructor(path: readonly PropertyKey[], problem: string) {
    super(problem)
    this.path = path
  }
}

/** Returns the validated body. @throws {BodyError} For the first invalid value. */
export function validate<T>(schema: Schema<T>, body: unknown): T {
  return outputOf(v.safeParse(schema, body, { abortEarly: true }))
}

/** Returns a result's output. @throws {BodyError} For its first issue. */
export function outputOf<T>({ issues, output }: v.SafeParseResult<Schema<T>>): T {
  if (!issues) return output
  const [{ type, message, path: items, expected, received }] = issues
  const required = type === 'custom' || type === 'check' ? message : expected
  // If the failed check is one of an object, the invalid value is one of the object's fields.
  const got = type === 'check' ? printableJson(items?.at(-1)?.value) : received
  const actual = got === 'undefined' ? 'nothing' : printable(got.slice(0, 80))
  const path = (items ?? []).map(({ key }) => key as PropertyKey)
  throw new BodyError(path, `expected ${required}, got ${actual}`)
}
