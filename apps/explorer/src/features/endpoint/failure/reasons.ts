import type { FailureKind } from '../../../data/failure'

/** Why an endpoint, or one of its responses, is missing: in a table, or after a colon. */
export const failureReasons = {
  'mixed-content': 'http: blocked on this page',
  'not-found': 'no record',
  unreachable: 'unreachable',
  timeout: 'timed out',
  'rate-limited': 'rate limited',
  'not-served': 'not supported',
  malformed: 'invalid response',
  starting: 'starting up',
  internal: 'internal error',
  refused: 'returned an error',
} satisfies Record<FailureKind | 'mixed-content', string>
