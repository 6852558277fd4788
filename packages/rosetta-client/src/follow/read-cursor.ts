import type { InvalidArgument } from '../core/arguments'
import { BodyError, validate } from '../core/validate'
import type { BlockIdentifier } from '../schema/identifiers'
import type { Schema } from '../schema/schema'

/**
 * Validates a stored cursor.
 *
 * @throws {InvalidRequestError} If the cursor is invalid. The message names the invalid field.
 */
export function readCursor<Cursor extends { blocks: BlockIdentifier[] }>(
  input: unknown,
  schema: Schema<Cursor>,
  argument: string,
  invalidArgument: InvalidArgument,
): Cursor {
  const output = validated(input, schema, argument, invalidArgument)
  const gap = output.blocks.findIndex(({ index }, at, { [at - 1]: below }) =>
    below ? index !== below.index + 1 : false,
  )
  if (gap >= 0)
    throw invalidArgument(`${argument}.blocks[${gap}]`, 'must follow the previous block')
  return output
}

function validated<Cursor>(
  input: unknown,
  schema: Schema<Cursor>,
  argument: string,
  invalidArgument: InvalidArgument,
): Cursor {
  try {
    // The caller's own object isn't changed.
    return validate(schema, structuredClone(input))
  } catch (error) {
    const path = error instanceof BodyError ? error.path : []
    const { message } = error as Error
    throw invalidArgument([argument, ...path].join('.'), `is not a valid cursor: ${message}`)
  }
}
