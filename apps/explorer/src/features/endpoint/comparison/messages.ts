import { formatCount } from '@mcm/ui/amount'

const blocks = (count: number) => (count === 1 ? '1 block' : `${formatCount(count)} blocks`)

/** Why an endpoint is the one to use. */
interface Reasons {
  /** Whether its block passed verification. */
  isVerified: boolean
  /** Number of endpoints with the same block. */
  agree: number
  /** Number of endpoints that responded. */
  of: number
}

export const messages = {
  again: 'Compare again',
  use: (label: string) => `Use ${label}`,
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
  alone: 'only response',
  notYet: 'not reached yet',
  verified: 'verified',
  otherBranch: 'different block',
  altered: 'different transfers',
  unverified: 'failed verification',
  failedChecks: (titles: string) => `: ${titles}`,
  lag: (count: number) => `${blocks(count)} behind`,
  /** In a column of heights. */
  lagShort: (count: number) => `${formatCount(count)} behind`,
  oldShort: (age: string) => `latest block ${age}`,
  old: (age: string) => `behind: latest block ${age}`,
  ms: 'ms',
  summary: {
    progress: (
      {
        same,
        other,
        behind,
        altered,
        unverified,
        failed,
      }: Record<'same' | 'other' | 'behind' | 'altered' | 'unverified' | 'failed', number>,
      of: number,
    ) => {
      const wrong = other + altered
      const waiting = of - same - wrong - behind - unverified - failed
      return [
        `${same} of ${of} ${same === 1 ? 'agrees' : 'agree'}`,
        wrong > 0 && `${wrong} with a different block`,
        unverified > 0 && `${unverified} failed verification`,
        behind > 0 && `${behind} behind`,
        failed > 0 && `${failed} without a usable response`,
        waiting > 0 && `${waiting} waiting`,
      ]
        .filter(Boolean)
        .join(', ')
    },
    /** Next to the results, in one line. */
    progressBrief: (received: number, of: number) => `${received} of ${of} results received…`,
    agree: (same: number, of: number) =>
      of === 1
        ? `The one endpoint that responded ${same === 1 ? 'has' : 'does not have'} this block.`
        : same === of
          ? `${of === 2 ? 'Both' : `All ${of}`} endpoints that responded have this block.`
          : `${same} of the ${of} endpoints that responded have this block.`,
    /** Before the names of the endpoints. */
    apart: {
      unverified: 'Unreliable (failed verification)',
      altered: 'Different transfers',
      other: 'Different block',
      behind: 'Behind',
      failed: 'No usable response',
    },
    endpoints: (count: number) => `${count} endpoints`,
    disagree: 'Endpoints disagree.',
    keep: (label: string, why: string) => `Keep using ${label}: ${why}.`,
    use: (label: string, why: string) => `Use ${label}: ${why}.`,
    noneBest: {
      disagree: 'No block is confirmed by most endpoints. Don’t rely on this one yet.',
      agree: 'No endpoint returned this block.',
    },
    why: ({ isVerified, agree, of }: Reasons) => {
      const reasons = [
        of === 1 && 'it’s the only one that responded',
        isVerified && 'its block passed verification',
        agree > 1 &&
          `${agree === of ? `all ${of}` : `${agree} of ${of}`} endpoints have the same block`,
      ].filter((reason) => reason !== false)
      return reasons.join(', and ') || 'it has the latest block'
    },
    /**
     * Next to the results, if the endpoint in use is the best.
     *
     * @param asked Number of endpoints that were asked.
     * @param behind Number of endpoints that don't have the block yet.
     */
    keepBrief: ({ isVerified, agree, of }: Reasons, asked: number, behind: number) => {
      const verified = isVerified ? 'Block verified. ' : ''
      if (of === 1) return `${verified}No other endpoint responded.`
      if (agree === 1) return `${verified}This endpoint has the latest block.`
      if (agree === asked) return `${verified}${of === 2 ? 'Both' : `All ${of}`} endpoints agree.`
      const parts = [
        `${verified}${agree} endpoints agree`,
        behind > 0 && `${behind} ${behind === 1 ? 'is' : 'are'} behind`,
        of < asked && `${asked - of} didn’t respond`,
      ]
      return `${parts.filter((part) => part !== false).join(', ')}.`
    },
    none: 'No endpoint responded.',
    outvoted:
      'More endpoints have a different block at this height. The endpoint in use may be on a losing branch.',
  },
}
