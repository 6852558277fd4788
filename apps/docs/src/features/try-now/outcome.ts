import type { Outcome } from './send'

/** What the panel says about an outcome: the line, and where to read on. */
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
        hint: 'The endpoint can’t be reached, or does not serve this call: a server without an index or a ledger answers with a 404 that browsers report in this way.',
        link: WITHOUT_CODE,
      }
    case 'timeout':
      return {
        tone: 'bad',
        line: `No answer within ${Math.round(outcome.ms / 1000)} s, so the request was given up.`,
        hint: 'The endpoint is up but slow, or the network lost the request. Nothing is wrong with the body.',
        link: WITHOUT_CODE,
      }
    case 'cancelled':
      return { tone: 'quiet', line: 'Cancelled.' }
  }
}

/** Whether a server in good order knows nothing of what was asked for. */
export function foundNothing(outcome: Outcome): boolean {
  if (outcome.kind === 'error') return [3, 4, 6].includes(outcome.error.code)
  return outcome.kind === 'answer' && /"total_count":\s*0\b/.test(outcome.text)
}

/** A size in bytes or kB. */
export function size(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`
}
