import { expect } from 'vitest'

/** The error for bytes that are no transaction. */
export const formatError = (what: string): unknown =>
  expect.objectContaining({
    name: 'InvalidTransactionError',
    code: 'format',
    message: `Not a version 3 transaction: ${what}`,
  })
