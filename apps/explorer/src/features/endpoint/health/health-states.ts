import type { DotTone } from '@mcm/ui/status-dot'

/** The texts and the appearance of a health state. */
interface HealthState {
  /**
   * The state in words, shown in the header and in the panel. `stage` is the endpoint's own name
   * for its state.
   */
  word: (stage: string) => string
  /** Color and shape of the dot. */
  tone: DotTone
  /** An explanation of what the state means for the visitor. */
  advice?: string
  /** A notice shown above every screen, because the screen's data may be wrong. */
  notice?: { title: string; text: (stage: string) => string }
}

const trouble = {
  title: 'Endpoint Sync Issue',
  text: (stage: string) =>
    `The current API endpoint is not fully synchronized or experiencing issues (${stage}). Some data may be outdated or unavailable.`,
}

/**
 * All health states of an endpoint. The dot, the panel, the notices and the failures all use this
 * table. Texts that the specification fixes (section 4) are verbatim.
 */
export const healthStates = {
  checking: { word: () => 'Checking...', tone: 'pending' },
  unknown: { word: () => 'Not checked', tone: 'neutral' },
  disconnected: {
    word: () => 'Disconnected',
    tone: 'bad',
    advice: 'Couldn’t reach the endpoint. It, or your connection, may be down.',
  },
  'rate-limited': {
    word: () => 'Rate limited',
    tone: 'warning',
    advice:
      'Rate limited: too many requests from your address. The explorer will slow down and retry.',
  },
  synced: { word: () => 'Connected & Synced', tone: 'good' },
  'requests-failing': {
    word: () => 'Connected (Requests Failing)',
    tone: 'warning',
    advice: 'The endpoint responds to status checks, but its last request failed.',
  },
  'failed-verification': {
    word: () => 'Connected (Failed Verification)',
    tone: 'bad',
    advice: 'Data from this endpoint failed verification. Don’t rely on it; try another endpoint.',
  },
  stale: {
    word: () => 'Connected (Behind)',
    tone: 'warning',
    advice: 'This endpoint is behind: the network adds a block every few minutes.',
    notice: { title: 'This endpoint is behind', text: () => 'Data may be outdated.' },
  },
  syncing: {
    word: (stage) => `Connected (${stage || 'Syncing'})`,
    tone: 'progress',
    advice: 'The endpoint is still synchronizing.',
    notice: trouble,
  },
  failing: {
    word: (stage) => `Connected (${stage})`,
    tone: 'warning',
    advice: 'The endpoint reports an internal error.',
    notice: trouble,
  },
  'status-unknown': {
    word: () => 'Connected (Status Unknown)',
    tone: 'warning',
    advice: 'The endpoint doesn’t report whether it is synchronized.',
  },
} as const satisfies Record<string, HealthState>

export type HealthStateName = keyof typeof healthStates

export interface Health {
  state: HealthStateName
  /** The endpoint's own name for its stage, or an empty string if it has none. */
  stage: string
}

/** Returns the table row of a state. */
export function healthState({ state }: Pick<Health, 'state'>): HealthState {
  return healthStates[state]
}

/** Returns a state in words. */
export function healthText({ state, stage }: Health): string {
  return healthStates[state].word(stage)
}
