import type { Outcome } from './send'

/** A description of an outcome for the reader. */
export interface OutcomeDescription {
  tone: 'good' | 'bad' | 'quiet'
  line: string
  hint?: string
  link?: { href: string; text: string }
}

const WITHOUT_CODE = { href: '/docs/errors#without-a-code', text: 'Failures without a code' }

export function describeOutcome(outcome: Outcome): OutcomeDescription {
  switch (outcome.kind) {
    case 'response': {
      const { status, ms, bytes } = outcome
      const good = status >= 200 && status < 300
      return {
        tone: good ? 'good' : 'bad',
        line: `${status}${good ? ' OK' : ''} · ${ms} ms · ${size(bytes)}`,
        ...(!good && { link: WITHOUT_CODE }),
      }
    }
    case 'error': {
      const { error, ms, bytes } = outcome
      return {
        tone: 'bad',
        line: `Error ${error.code}: ${error.message} · ${ms} ms · ${size(bytes)}`,
        link: { href: `/docs/errors#code-${error.code}`, text: 'What it means' },
      }
    }
    case 'invalid': {
      const { status, ms, bytes } = outcome
      return {
        tone: 'bad',
        line: `Invalid response: HTTP ${status}, not JSON · ${ms} ms · ${size(bytes)}`,
        hint: 'The response may be incomplete, or a proxy sent it instead of the server. Try again.',
        link: WITHOUT_CODE,
      }
    }
    case 'rate-limit': {
      const { retryAfter, ms } = outcome
      const when = retryAfter === undefined ? 'Wait a minute' : `Try again in ${retryAfter} s`
      return {
        tone: 'bad',
        line: `429: too many requests. ${when}. · ${ms} ms`,
        link: { href: '/docs/errors#rate-limits', text: 'Rate limits' },
      }
    }
    case 'failed':
      return {
        tone: 'bad',
        line: outcome.message,
        hint: 'The endpoint is down or doesn’t support this call. Browsers report both the same way.',
        link: WITHOUT_CODE,
      }
    case 'timeout':
      return {
        tone: 'bad',
        line: `No response within ${Math.round(outcome.ms / 1000)} s. The request was canceled.`,
        hint: 'The endpoint may be slow or down. The body isn’t the cause.',
        link: WITHOUT_CODE,
      }
    case 'canceled':
      return { tone: 'quiet', line: 'Canceled.' }
  }
}

/** Returns whether the server responded but found nothing. */
export function foundNothing(outcome: Outcome): boolean {
  if (outcome.kind === 'error') return [3, 4, 6].includes(outcome.error.code)
  return outcome.kind === 'response' && /"total_count":\s*0\b/.test(outcome.text)
}

/** Formats a size in bytes or kB. */
export function size(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`
}
