import type { FailureKind } from '../../data/failure'
import type { EndpointUrlProblem } from './endpoint-store'
import type { Health } from './health'

export const messages = {
  label: 'API endpoint',
  current: (host: string, health: string) => `API endpoint ${host}: ${health}`,
  opening: 'Opening…',
  mixedContentShort: 'Plain http: can’t be called from a page that came over https',
  presets: 'Read from',
  custom: 'Custom API',
  dialogTitle: 'Custom API Endpoint',
  fieldLabel: 'Enter API URL',
  placeholder: 'https://localhost:8443',
  connect: 'Connect',
  connecting: 'Connecting…',
  cancel: 'Cancel',
  mixedContent:
    'This page came over https, and browsers do not let such a page call a plain http address. Choose an https endpoint, or open the explorer over http.',
  noAnswer: (url: string) => `${url} did not answer as a Mesh API. Nothing was changed.`,
  problems: {
    required: 'Enter the address of a Mesh API.',
    'not-a-url': 'That is not a web address. It should look like https://localhost:8443.',
    scheme: 'The address must begin with http:// or https://.',
    credentials: 'Leave out the name and password: browsers refuse to call such an address.',
  } satisfies Record<EndpointUrlProblem, string>,
  tryAgain: 'Try again',
  tryOther: 'Try another endpoint',
  looking: 'Looking for one that answers…',
  noneAnswers: 'No other endpoint in the list answers either.',
  asked: 'Asked:',
  whatHappened: {
    'not-found': 'The endpoint answered that it has no such thing.',
    unreachable:
      'The endpoint could not be reached: it is down, it does not serve this call, or the connection is.',
    timeout: 'The endpoint took too long to answer.',
    'rate-limited': 'The endpoint has had too many questions from here and asks for a pause.',
    'not-served': 'This endpoint does not serve this kind of question; others do.',
    malformed: 'The endpoint answered, but not in the form its contract promises.',
    starting: 'The endpoint is starting up and not ready yet.',
    refused: 'The endpoint answered with an error.',
  } satisfies Record<FailureKind, string>,
}

export function healthText(health: Health): string {
  switch (health.state) {
    case 'checking':
      return 'Checking...'
    case 'unknown':
      return 'Not checked'
    case 'disconnected':
      return 'Disconnected'
    case 'synced':
      return 'Connected & Synced'
    case 'syncing':
      return `Connected (${health.stage || 'Syncing'})`
    case 'status-unknown':
      return 'Connected (Status Unknown)'
  }
}
