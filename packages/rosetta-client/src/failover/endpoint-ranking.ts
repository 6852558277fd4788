import { isEndpointCapabilityError, isRateLimitError } from '../error-kinds'
import type { Opinion } from './compare-tips'

interface State {
  readonly endpoint: string
  /** Number of failures since the last success. */
  failures: number
  /** Time (`performance.now()`) until which the endpoint is used only if no other works. */
  restsUntil: number
  agrees: boolean
  /** Calls that the endpoint doesn't support. */
  readonly unsupported: Set<string>
}

/** Milliseconds that an endpoint rests after its first failure. The time doubles with each further one. */
const FIRST_REST = 30_000
const MAX_REST = 5 * 60_000

/** Ranks endpoints by health and agreement. Otherwise, they keep their order. */
export class EndpointRanking {
  readonly #states: ReadonlyMap<string, State>

  constructor(endpoints: readonly string[]) {
    this.#states = new Map(
      endpoints.map((endpoint) => [
        endpoint,
        { endpoint, failures: 0, restsUntil: -Infinity, agrees: true, unsupported: new Set() },
      ]),
    )
  }

  /** Returns the endpoints in the order in which to try them for a call. */
  order(path: string): string[] {
    const now = performance.now()
    const penalty = ({ unsupported, agrees, restsUntil }: State) =>
      (unsupported.has(path) ? 4 : 0) + (agrees ? 0 : 2) + (restsUntil > now ? 1 : 0)
    return [...this.#states.values()]
      .sort((a, b) => penalty(a) - penalty(b))
      .map(({ endpoint }) => endpoint)
  }

  succeeded(endpoint: string): void {
    const state = this.#stateOf(endpoint)
    state.failures = 0
    state.restsUntil = -Infinity
  }

  failed(endpoint: string, path: string, error: unknown): void {
    const state = this.#stateOf(endpoint)
    if (isEndpointCapabilityError(error)) {
      state.unsupported.add(path)
      return
    }
    const rest = Math.min(MAX_REST, FIRST_REST * 2 ** state.failures)
    const asked = isRateLimitError(error) ? (error.retryAfter ?? 0) * 1000 : 0
    state.failures++
    state.restsUntil = performance.now() + Math.max(rest, asked)
  }

  /** Applies the result of a comparison. */
  update(opinions: ReadonlyMap<string, Opinion>): void {
    for (const [endpoint, opinion] of opinions) {
      if (typeof opinion === 'object') this.failed(endpoint, '/network/status', opinion.error)
      else this.#stateOf(endpoint).agrees = opinion === 'agrees'
    }
  }

  #stateOf(endpoint: string): State {
    const state = this.#states.get(endpoint)
    if (!state) throw new RangeError(`Unknown endpoint ${endpoint}`)
    return state
  }
}
