/** The server's errors (mochimo-mesh b77d1ba, errors.go); /network/options omits the ninth. */
export const errorTable = [
  { code: 1, message: 'Invalid request', retriable: false },
  { code: 2, message: 'Internal general error', retriable: true },
  { code: 3, message: 'Transaction not found', retriable: true },
  { code: 4, message: 'Account not found', retriable: true },
  { code: 5, message: 'Wrong network identifier', retriable: false },
  { code: 6, message: 'Block not found', retriable: true },
  { code: 7, message: 'Wrong curve type', retriable: false },
  { code: 8, message: 'Invalid account format', retriable: false },
  { code: 9, message: 'Service unavailable', retriable: true },
] as const

/** Names for the error codes above. */
export const code = {
  invalidRequest: 1,
  internal: 2,
  transactionNotFound: 3,
  accountNotFound: 4,
  wrongNetwork: 5,
  blockNotFound: 6,
  wrongCurve: 7,
  invalidAccount: 8,
  unavailable: 9,
} as const

/**
 * One of the error codes of the server.
 *
 * @example
 * ```ts
 * import { createDevnet, type ErrorCode } from '@mcm/devnet'
 *
 * const errorCode: ErrorCode = 9
 * const devnet = createDevnet({ blocks: 32, accounts: 100, faults: { errorRate: 1, errorCode } })
 * const response = await devnet.fetch('http://devnet/network/list', { method: 'POST' })
 * const { code } = (await response.json()) as { code: number }
 * code // => 9
 * ```
 */
export type ErrorCode = (typeof errorTable)[number]['code']

/** Thrown to respond with one of the server's errors. */
export class CallError extends Error {
  override readonly name = 'CallError'
  /**
   * @param reason What was wrong. It is returned only in strict mode, because the real server gives
   * no reason.
   */
  constructor(
    readonly code: ErrorCode,
    readonly reason?: string,
  ) {
    super(reason ?? errorTable[code - 1]?.message)
  }
}

/** Thrown if a body can't be decoded. The resulting error depends on the call. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError'
}

/**
 * Thrown where the server closes the connection without a response, because a handler crashed or a
 * fault is set. In process, the caller gets this error, which resembles the `TypeError` of a failed
 * fetch.
 *
 * @example
 * ```ts
 * import { ConnectionCut, createDevnet } from '@mcm/devnet'
 *
 * const devnet = createDevnet({ blocks: 32, accounts: 100, faults: { cutRate: 1 } })
 * const error = await devnet
 *   .fetch('http://devnet/network/list', { method: 'POST' })
 *   .catch((error: unknown) => error)
 * error instanceof ConnectionCut // => true
 * ```
 */
export class ConnectionCut extends TypeError {
  constructor() {
    super('fetch failed: the devnet closed the connection without a response')
  }
}
