import * as v from 'valibot'
import type { InvalidArgument } from '../core/arguments'
import type { BlockIdentifier } from '../schema/identifiers'
import type { Schema } from '../schema/scalars'

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
  const { success, output, issues } = v.safeParse(schema, input)
  if (!success) {
    const path = issues[0].path?.map(({ key }) => `.${String(key)}`).join('') ?? ''
    throw invalidArgument(`${argument}${path}`, `is not a valid cursor: ${issues[0].message}`)
  }
  const gap = output.blocks.findIndex(({ index }, at, { [at - 1]: below }) =>
    below ? index !== below.index + 1 : false,
  )
  if (gap >= 0)
    throw invalidArgument(`${argument}.blocks[${gap}]`, 'must follow the previous block')
  return output
}
