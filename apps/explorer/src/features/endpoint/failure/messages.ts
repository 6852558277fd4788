import type { FailureKind } from '../../../data/failure'
import { healthStates } from '../health/health-states'

export const messages = {
  mixedContent:
    'This page came over https, and browsers do not let such a page call a plain http address. Choose an https endpoint, or open the explorer over http.',
  tryAgain: 'Try Again',
  tryOther: 'Try another endpoint',
  looking: 'Looking for one that answers…',
  noneAnswers: 'No other endpoint in the list answers either.',
  asked: 'Asked:',
  whatHappened: {
    'not-found': 'No record at this endpoint.',
    unreachable: healthStates.disconnected.advice,
    timeout: 'The endpoint took too long to answer.',
    'rate-limited': healthStates['rate-limited'].advice,
    'not-served': 'This endpoint doesn’t support this request; others do.',
    malformed: 'Invalid response from the endpoint.',
    starting: 'The endpoint is starting up and not ready yet.',
    refused: 'The endpoint answered with an error.',
  } satisfies Record<FailureKind, string>,
}
