import type { EndpointUrlProblem } from './endpoint-url'

export const messages = {
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
  mixedContentShort: 'Plain http: can’t be called from a page that came over https',
  noAnswer: {
    timeout: (url: string) => `${url} did not answer within 5 seconds. Nothing was changed.`,
    unreachable: (url: string) =>
      `${url} could not be reached, or lets no other site call it. Nothing was changed.`,
    other: (url: string) => `${url} did not answer as a Mesh API. Nothing was changed.`,
  },
  compare: 'Compare endpoints',
  again: 'Ask again',
  newest: 'Newest block',
  mixedNow:
    'The endpoint in use is plain http, and this page came over https: browsers refuse to call it. Choose another one.',
  problems: {
    required: 'Enter the address of a Mesh API.',
    'not-a-url': 'That is not a web address. It should look like https://localhost:8443.',
    scheme: 'The address must begin with http:// or https://.',
    query: 'Leave out what follows ? or #: calls go to paths below the address.',
    credentials: 'Leave out the name and password: browsers refuse to call such an address.',
  } satisfies Record<EndpointUrlProblem, string>,
}
