import * as v from 'valibot'
import type { Refuse } from '../core/arguments'
import type { BlockIdentifier } from '../schema/identifiers'
import type { Schema } from '../schema/scalars'

/**
 * A cursor as it was stored.
 *
 * @throws {InvalidRequestError} Naming the part that is wrong.
 */
export function readCursor<Cursor extends { blocks: BlockIdentifier[] }>(
  input: unknown,
  schema: Schema<Cursor>,
  argument: string,
  refuse: Refuse,
): Cursor {
  const { success, output, issues } = v.safeParse(schema, input)
  if (!success) {
    const path = issues[0].path?.map(({ key }) => `.${String(key)}`).join('') ?? ''
    throw refuse(`${argument}${path}`, `is not a cursor: ${issues[0].message}`)
  }
  const gap = output.blocks.findIndex(({ index }, at, { [at - 1]: below }) =>
    below ? index !== below.index + 1 : false,
  )
  if (gap >= 0) throw refuse(`${argument}.blocks[${gap}]`, 'must follow the block before it')
  return output
}
