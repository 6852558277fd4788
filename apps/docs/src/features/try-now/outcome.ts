import type { Outcome } from './send'

/** What the panel says about an outcome: the line, and where to read on. */
export interface Verdict {
  tone: 'good' | 'bad' | 'quiet'
  line: string
  hint?: string
  link?: { href: string; text: string }
}

export function verdictOf(outcome: Outcome): Verdict {
  switch (outcome.kind) {
    case 'answer': {
      const { status, ms, bytes } = outcome
      const good = status >= 200 && status < 300
      return {
        tone: good ? 'good' : 'bad',
        line: `${status}${good ? ' OK' : ''} · ${ms} ms · ${size(bytes)}`,
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
    case 'rate-limit': {
      const { retryAfter } = outcome
      const when = retryAfter === undefined ? 'Wait a minute' : `Try again in ${retryAfter} s`
      return {
        tone: 'bad',
        line: `429: too many requests. ${when}.`,
        link: { href: '/docs/errors#rate-limits', text: 'How many are allowed' },
      }
    }
    case 'failed':
      return {
        tone: 'bad',
        line: outcome.message,
        hint: 'The endpoint can’t be reached, or does not serve this call: a server without an index or a ledger answers with a 404 that browsers report in this way.',
        link: { href: '/docs/errors#without-a-code', text: 'Failures without a code' },
      }
    case 'cancelled':
      return { tone: 'quiet', line: 'Cancelled.' }
  }
}

/** A size in bytes or kB. */
export function size(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`
}
