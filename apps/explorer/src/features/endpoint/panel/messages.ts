import type { EndpointUrlProblem } from './endpoint-url'

export const messages = {
  title: 'API endpoint',
  about: 'The server this site reads the chain from.',
  close: 'Close',
  presets: 'Read from',
  custom: 'Custom API',
  dialogTitle: 'Custom API Endpoint',
  fieldLabel: 'Enter API URL',
  placeholder: 'https://localhost:8443',
  connect: 'Connect',
  connecting: 'Connecting…',
  cancel: 'Cancel',
  mixedContent:
    'This page was loaded over https, and browsers block its requests to http endpoints. Choose an https endpoint, or open the explorer over http.',
  mixedContentShort: 'http: blocked on pages loaded over https',
  failed: {
    timeout: (url: string) => `${url} didn’t respond within 5 seconds. Your endpoint is unchanged.`,
    unreachable: (url: string) =>
      `Couldn’t reach ${url}, or it blocks cross-origin requests. Your endpoint is unchanged.`,
    other: (url: string) => `${url} isn’t a Mesh API. Your endpoint is unchanged.`,
  },
  compare: 'Compare endpoints',
  /** Before a comparison: no other endpoint has been contacted yet. */
  compareLead: 'Comparing contacts every endpoint in this list.',
  column: 'Height',
  again: 'Compare again',
  newest: 'Latest block',
  mixedNow:
    'The endpoint in use is http, but this page was loaded over https, so browsers block its requests. Choose another endpoint.',
  problems: {
    required: 'Enter the URL of a Mesh API.',
    'not-a-url': 'Not a valid URL. It should look like https://localhost:8443.',
    scheme: 'The URL must begin with http:// or https://.',
    query: 'Remove everything from ? or # on: API paths are appended to the URL.',
    credentials: 'Remove the user name and password: browsers block such URLs.',
  } satisfies Record<EndpointUrlProblem, string>,
}
