import type { Outcome } from './send'

/** How the panel describes an outcome, and where to read more. */
export interface Verdict {
  tone: 'good' | 'bad' | 'quiet'
  line: string
  hint?: string
  link?: { href: string; text: string }
}

const WITHOUT_CODE = { href: '/docs/errors#without-a-code', text: 'Failures without a code' }

export function verdictOf(outcome: Outcome): Verdict {
  switch (outcome.kind) {
    case 'answer': {
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
        hint: 'The response may have been cut off, or a proxy sent it in place of the server. Try again.',
        link: WITHOUT_CODE,
      }
    }
    case 'rate-limit': {
      const { retryAfter, ms } = outcome
      const when = retryAfter === undefined ? 'Wait a minute' : `Try again in ${retryAfter} s`
      return {
        tone: 'bad',
        line: `429: too many requests. ${when}. · ${ms} ms`,
        link: { href: '/docs/errors#rate-limits', text: 'How many are allowed' },
      }
    }
    case 'failed':
      return {
        tone: 'bad',
        line: outcome.message,
        hint: 'The endpoint can’t be reached or doesn’t support this call: browsers report the 404 of a server without an index or a ledger in the same way.',
        link: WITHOUT_CODE,
      }
    case 'timeout':
      return {
        tone: 'bad',
        line: `No response within ${Math.round(outcome.ms / 1000)} s. The request was canceled.`,
        hint: 'The endpoint may be slow or unreachable. The body is not the cause.',
        link: WITHOUT_CODE,
      }
    case 'cancelled':
      return { tone: 'quiet', line: 'Canceled.' }
  }
}

/** Whether the server works and has no record of what was requested. */
export function foundNothing(outcome: Outcome): boolean {
  if (outcome.kind === 'error') return [3, 4, 6].includes(outcome.error.code)
  return outcome.kind === 'answer' && /"total_count":\s*0\b/.test(outcome.text)
}

/** A size in bytes or kB. */
export function size(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`
}
