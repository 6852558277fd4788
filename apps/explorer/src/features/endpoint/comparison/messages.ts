import { formatCount } from '@mcm/ui/amount'
import type { FailureKind } from '../../../data/failure'

const blocks = (count: number) => (count === 1 ? '1 block' : `${formatCount(count)} blocks`)

export const messages = {
  title: 'Compare endpoints',
  lead: 'An endpoint can be wrong or on a losing branch. Compare this block across all endpoints.',
  compare: 'Compare endpoints',
  asking: 'Asking…',
  again: 'Ask again',
  caption: (height: string) => `What each endpoint says of block ${height}`,
  columns: {
    endpoint: 'Endpoint',
    says: 'Says',
    height: 'Height',
    age: 'Newest block',
    latency: 'Answered in',
  },
  own: 'in use',
  waiting: 'asking…',
  same: 'the same block',
  notYet: 'not there yet',
  otherBranch: 'another branch',
  lag: (count: number) => `${blocks(count)} behind`,
  old: (age: string) => `behind: newest block ${age}`,
  latency: (ms: number) => `${formatCount(ms)} ms`,
  height: (height: string) => `height ${height}`,
  failed: {
    'mixed-content': 'plain http: cannot be called from this page',
    'not-found': 'no record',
    unreachable: 'could not be reached',
    timeout: 'did not answer in time',
    'rate-limited': 'rate limited',
    'not-served': 'does not serve this',
    malformed: 'invalid response',
    starting: 'is starting up',
    refused: 'answered with an error',
  } satisfies Record<FailureKind | 'mixed-content', string>,
  summary: {
    agree: (same: number, of: number) =>
      of === 1
        ? `The one endpoint that answered ${same === 1 ? 'has' : 'does not have'} this block.`
        : `${same} of the ${of} endpoints that answered have this block.`,
    behind: (count: number) => `${count} ${count === 1 ? 'is' : 'are'} not there yet.`,
    other: (count: number) => `${count} ${count === 1 ? 'is' : 'are'} on another branch.`,
    failed: (count: number) => `${count} gave no answer.`,
    none: 'No endpoint answered.',
    outvoted:
      'More endpoints have another block at this height than have this one: the endpoint in use may be on a branch that lost.',
  },
}
