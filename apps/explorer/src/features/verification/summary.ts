import { type Check, checkTitles, verdict } from '@mcm/proof'
import type { SealState } from '@mcm/ui/seal'
import { messages } from './messages'
import type { VerificationState } from './use-verification'

/** The kind of data that is checked. */
export type Subject = keyof typeof messages.covers

/** A one-line summary of a verification, for a seal. */
export interface Summary {
  state: SealState
  words: string
  /** The part of `words` that is enough next to a heading. */
  short?: string
}

export function summarize(
  { data, isError }: Pick<VerificationState, 'data' | 'isError'>,
  about: Subject,
): Summary {
  if (data) return summarizeChecks(data.checks, about)
  return isError
    ? { state: 'unavailable', words: messages.broken }
    : { state: 'working', words: messages.working }
}

export function summarizeChecks(checks: readonly Check[], about: Subject): Summary {
  switch (verdict(checks).outcome) {
    case 'failed':
      return { state: 'failed', words: messages.failed(titlesOf(failedChecks(checks))) }
    case 'verified': {
      const hasWork = about === 'block' && isVerified(checks, 'work')
      const short = hasWork ? messages.workVerified : messages.verified
      return { state: 'verified', words: short + messages.covering(covered(checks, about)), short }
    }
    case 'not-checkable':
      return { state: 'unavailable', words: messages.nothing }
  }
}

function isVerified(checks: readonly Check[], wanted: Check['id']): boolean {
  return checks.some(({ id, outcome }) => id === wanted && outcome === 'verified')
}

export function failedChecks(checks: readonly Check[]): Check[] {
  return checks.filter(({ outcome }) => outcome === 'failed')
}

/** Returns what the checks that passed cover, in words. */
export function covered(checks: readonly Check[], about: Subject): string {
  const parts = Object.entries(messages.covers[about]).flatMap(([id, words]) => {
    const check = checks.find((one) => one.id === id && one.outcome === 'verified')
    if (!check) return []
    // Pseudo and neogenesis blocks are right to have none.
    return id === 'haiku' && check.outcome === 'verified' && check.expected.trim() === ''
      ? messages.noHaiku
      : words
  })
  return parts.join(', ')
}

function titlesOf(checks: readonly Check[]): string {
  return [...new Set(checks.map(({ id }) => checkTitles[id]))].join(', ')
}
