import { expect } from 'vitest'

/** Matches the error for a malformed transaction. */
export const formatError = (what: string): unknown =>
  expect.objectContaining({
    name: 'InvalidTransactionError',
    code: 'format',
    message: `Invalid version 3 transaction: ${what}`,
  })
