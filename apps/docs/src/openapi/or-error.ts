import type { JsonSchema } from './json-schema'

/** The fields of an error, which is returned with HTTP status 200 in place of a response. */
const errorFields: Record<string, JsonSchema> = {
  code: {
    type: 'integer',
    format: 'int32',
    minimum: 1,
    description: 'See /docs/errors#error-codes.',
  },
  message: { type: 'string' },
  retriable: {
    type: 'boolean',
    description: 'Set by the server. Retry only codes 2 and 9, and not code 2 of a mempool call.',
  },
}

/**
 * Returns the schema of a call's response or error, as one type with the fields of both.
 *
 * A `oneOf` would need a discriminator, which the API doesn't send: without one, generated clients that
 * use Jackson accept every body as either type and then reject it. Validators read the condition,
 * generators ignore it.
 */
export function orError({ required = [], ...response }: JsonSchema): JsonSchema {
  return {
    ...response,
    properties: { ...response.properties, ...errorFields },
    if: { required: ['code'] },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { required: ['message', 'retriable'] },
    else: { required },
  }
}
