import type { Health } from './health'
import type { EndpointUrlProblem } from './endpoint-store'

export const messages = {
  label: 'API endpoint',
  custom: 'Custom API',
  dialogTitle: 'Custom API Endpoint',
  fieldLabel: 'Enter API URL',
  placeholder: 'https://localhost:8443',
  connect: 'Connect',
  connecting: 'Connecting…',
  cancel: 'Cancel',
  close: 'Close',
  mixedContent:
    'This page came over https, and browsers do not let such a page call a plain http address. Choose an https endpoint, or open the explorer over http.',
  unreachable: (url: string, reason: string) => `${url} did not answer as a Mesh API: ${reason}`,
  problems: {
    required: 'Enter the address of a Mesh API.',
    'not-a-url': 'That is not a web address. It should look like https://localhost:8443.',
    scheme: 'The address must begin with http:// or https://.',
    credentials: 'Leave out the name and password: browsers refuse to call such an address.',
  } satisfies Record<EndpointUrlProblem, string>,
  tryAgain: 'Try again',
  switchTo: (label: string) => `Switch to ${label}`,
  lookForOther: 'Try another endpoint',
  looking: 'Looking for one that answers…',
  noneAnswers: 'No other endpoint in the list answers either.',
}

export function healthText(health: Health): string {
  switch (health.state) {
    case 'checking':
      return 'Checking...'
    case 'disconnected':
      return 'Disconnected'
    case 'synced':
      return 'Connected & Synced'
    case 'syncing':
      return `Connected (${health.stage})`
    case 'status-unknown':
      return 'Connected (Status Unknown)'
    case 'unknown':
      return 'Not checked'
  }
}
