import type { Context } from './context'
import { CallError, code, type ErrorCode } from './errors'
import { readJson } from './request/json'
import { decode, struct, type Decoded, type Shape } from './request/shapes'
import { networkIdentifier } from './request/structs'

/** The only supported network. The devnet uses mainnet's name, because clients expect it. */
export const network = { blockchain: 'mochimo', network: 'mainnet' } as const

/** The result of a call: the JSON body, and the maximum number of seconds to cache it. */
export interface Reply {
  readonly body: object
  readonly maxAge?: number
}

/** An API call. */
export interface Route {
  /** Code of the error returned if the body can't be decoded. */
  readonly badBody: ErrorCode
  /** The fault that removes the call. */
  readonly missingWith?: 'noIndexer' | 'noLedger'
  /** Whether a signing-only server supports the call. */
  readonly offline: boolean
  /**
   * @throws {DecodeError} If the body is invalid.
   * @throws {CallError} If the call returns an API error.
   */
  readonly handle: (body: string, context: Context) => Reply
}

interface Habits<Request> {
  readonly badBody?: ErrorCode
  /** Whether to check network_identifier. One call doesn't check it, except in strict mode. */
  readonly checksNetwork?: boolean
  /**
   * Returns a request's block hash, which determines how long its response may be cached: a week if
   * there is a hash, and otherwise 5 seconds.
   */
  readonly cachedBy?: (request: Request) => string
  readonly missingWith?: 'noIndexer' | 'noLedger'
  readonly offline?: boolean
}

type Fields = Readonly<Record<string, Shape<unknown>>>
type Requested<F extends Fields> = { readonly [Name in keyof F]: Decoded<F[Name]> }

const week = 604_800

/**
 * Defines a call.
 * @param fields The fields that the server decodes in addition to the network identifier.
 */
export function route<const F extends Fields>(
  fields: F,
  handle: (request: Requested<F>, context: Context) => object,
  habits: Habits<Requested<F>> = {},
): Route {
  const { badBody = code.invalidRequest, checksNetwork = true, cachedBy, missingWith } = habits
  const shape = struct(fields)
  const identified = struct({ network_identifier: networkIdentifier })
  return {
    badBody,
    offline: habits.offline ?? false,
    ...(missingWith ? { missingWith } : {}),
    handle(body, context) {
      const json = readJson(body)
      const { network_identifier: given } = decode(identified, json)
      const request = decode(shape, json)
      const isOther = given.blockchain !== network.blockchain || given.network !== network.network
      if (isOther && (checksNetwork || context.strict)) {
        throw new CallError(code.wrongNetwork, 'network_identifier must be mochimo, mainnet')
      }
      const result = handle(request, context)
      if (!cachedBy) return { body: result }
      return { body: result, maxAge: cachedBy(request) === '' ? 5 : week }
    },
  }
}

/** Defines a call that ignores its body. */
export function fixedRoute(handle: (context: Context) => object): Route {
  return {
    badBody: code.invalidRequest,
    offline: true,
    handle: (_body, context) => ({ body: handle(context) }),
  }
}
