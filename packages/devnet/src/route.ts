import type { Context } from './context'
import { CallError, code, type ErrorCode } from './errors'
import { readJson } from './request/json'
import { decode, struct, type Decoded, type Shape } from './request/shapes'
import { networkIdentifier } from './request/structs'

/** The only network there is. The devnet bears mainnet's name, as everything that talks to it expects. */
export const network = { blockchain: 'mochimo', network: 'mainnet' } as const

/** What a call returns: the JSON body, and for how many seconds it may be cached. */
export interface Reply {
  readonly body: object
  readonly maxAge?: number
}

/** A call of the API. */
export interface Route {
  /** The error for a body that can't be decoded. */
  readonly badBody: ErrorCode
  /** The fault with which the call doesn't exist. */
  readonly missingWith?: 'noIndexer' | 'noLedger'
  /** Whether a server that runs for signing only has it. */
  readonly offline: boolean
  /**
   * @throws {DecodeError} For a body that isn't what the call reads.
   * @throws {CallError} For an error of the API.
   */
  readonly handle: (body: string, context: Context) => Reply
}

interface Habits<Request> {
  readonly badBody?: ErrorCode
  /** Whether network_identifier is compared; one call doesn't. Strict mode always does. */
  readonly checksNetwork?: boolean
  /** The block hash of a request whose response may be cached: a week with a hash, else 5 seconds. */
  readonly cachedBy?: (request: Request) => string
  readonly missingWith?: 'noIndexer' | 'noLedger'
  readonly offline?: boolean
}

type Fields = Readonly<Record<string, Shape<unknown>>>
type Requested<F extends Fields> = { readonly [Name in keyof F]: Decoded<F[Name]> }

const week = 604_800

/**
 * Defines a call.
 * @param fields What the server decodes of the body besides the network identifier.
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
      const answer = handle(request, context)
      if (!cachedBy) return { body: answer }
      return { body: answer, maxAge: cachedBy(request) === '' ? 5 : week }
    },
  }
}

/** Defines a call that doesn't even look at its body. */
export function fixedRoute(handle: (context: Context) => object): Route {
  return {
    badBody: code.invalidRequest,
    offline: true,
    handle: (_body, context) => ({ body: handle(context) }),
  }
}
