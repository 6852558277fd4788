import type { FailureKind } from '../../../data/failure'
import { healthStates } from '../health/health-states'

export const messages = {
  mixedContent:
    'This page was loaded over https, and browsers block its requests to http endpoints. Choose an https endpoint, or open the explorer over http.',
  tryAgain: 'Try Again',
  tryOther: 'Try another endpoint',
  looking: 'Looking for a working endpoint…',
  noneAnswers: 'No other endpoint in the list is responding.',
  asked: 'Endpoint',
  httpError: (host: string, status: number) => `${host} returned an error (${status}).`,
  keepsTrying: 'The explorer keeps trying.',
  whatHappened: {
    'not-found': 'No record at this endpoint.',
    unreachable: healthStates.disconnected.advice,
    timeout: 'The endpoint took too long to respond.',
    'rate-limited': healthStates['rate-limited'].advice,
    'not-served': 'The endpoint responds, but not to this request, which it may not support.',
    malformed: 'Invalid response from the endpoint.',
    starting: 'The endpoint is starting up and not ready yet.',
    internal: 'The endpoint reported an internal error.',
    refused: 'The endpoint returned an error.',
  } satisfies Record<FailureKind, string>,
}
