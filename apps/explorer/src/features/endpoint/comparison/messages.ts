import { formatCount } from '@mcm/ui/amount'
import type { FailureKind } from '../../../data/failure'

const blocks = (count: number) => (count === 1 ? '1 block' : `${formatCount(count)} blocks`)

export const messages = {
  title: 'Compare endpoints',
  lead: 'An endpoint can be wrong or on a losing branch. Compare this block across all endpoints.',
  compare: 'Compare endpoints',
  comparing: 'Comparing…',
  again: 'Compare again',
  caption: (height: string) => `Block ${height} at each endpoint`,
  columns: {
    endpoint: 'Endpoint',
    says: 'Result',
    height: 'Height',
    age: 'Latest block',
    latency: 'Response time',
  },
  own: 'in use',
  waiting: 'waiting…',
  same: 'same block',
  notYet: 'not reached yet',
  otherBranch: 'different block',
  lag: (count: number) => `${blocks(count)} behind`,
  old: (age: string) => `behind: latest block ${age}`,
  latency: (ms: number) => `${formatCount(ms)} ms`,
  failed: {
    'mixed-content': 'http: blocked on this page',
    'not-found': 'no record',
    unreachable: 'unreachable',
    timeout: 'timed out',
    'rate-limited': 'rate limited',
    'not-served': 'not supported',
    malformed: 'invalid response',
    starting: 'starting up',
    refused: 'returned an error',
  } satisfies Record<FailureKind | 'mixed-content', string>,
  summary: {
    progress: (
      { same, other, behind, failed }: Record<'same' | 'other' | 'behind' | 'failed', number>,
      of: number,
    ) => {
      const waiting = of - same - other - behind - failed
      return [
        `${same} of ${of} ${same === 1 ? 'agrees' : 'agree'}`,
        other > 0 && `${other} with a different block`,
        behind > 0 && `${behind} behind`,
        failed > 0 && `${failed} unreachable`,
        waiting > 0 && `${waiting} waiting`,
      ]
        .filter(Boolean)
        .join(', ')
    },
    agree: (same: number, of: number) =>
      of === 1
        ? `The one endpoint that responded ${same === 1 ? 'has' : 'does not have'} this block.`
        : same === of
          ? `${of === 2 ? 'Both' : `All ${of}`} endpoints that responded have this block.`
          : `${same} of the ${of} endpoints that responded have this block.`,
    behind: (count: number) => `${count} ${count === 1 ? 'has' : 'have'} not reached it yet.`,
    other: (count: number) => `${count} ${count === 1 ? 'has' : 'have'} a different block.`,
    failed: (count: number) => `${count} returned no usable response.`,
    best: (label: string, latency: string) =>
      `Best: ${label}, which has the latest block and responded in ${latency}.`,
    none: 'No endpoint responded.',
    outvoted:
      'More endpoints have a different block at this height. The endpoint in use may be on a losing branch.',
  },
}
