import type { DotTone } from '@mcm/ui/status-dot'

/** What the explorer says and shows of an endpoint in one state of health. */
interface HealthState {
  /** In the header and in the panel; `stage` is the endpoint's own name for its state. */
  word: (stage: string) => string
  /** Color and shape of the dot. */
  tone: DotTone
  /** What it means for the visitor. */
  advice?: string
  /** Shown above every screen, because what is on it may be wrong. */
  notice?: { title: string; text: (stage: string) => string }
}

const trouble = {
  title: 'Endpoint Sync Issue',
  text: (stage: string) =>
    `The current API endpoint is not fully synchronized or experiencing issues (${stage}). Some data may be outdated or unavailable.`,
}

/**
 * Every state that an endpoint can be in: the dot, the panel, the notices and the failures all read
 * from here. Words that the specification gives (section 4) are letter for letter.
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
    advice: 'Rate limited: too many requests from here. The explorer slows down and tries again.',
  },
  synced: { word: () => 'Connected & Synced', tone: 'good' },
  stale: {
    word: () => 'Connected (Behind)',
    tone: 'warning',
    advice: 'This endpoint is behind: the network adds a block every few minutes.',
    notice: { title: 'This endpoint is behind', text: () => 'What you see may be outdated.' },
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
    advice: 'The endpoint reports an error of its own.',
    notice: trouble,
  },
  'status-unknown': {
    word: () => 'Connected (Status Unknown)',
    tone: 'warning',
    advice: 'The endpoint doesn’t say whether it is synchronized.',
  },
} as const satisfies Record<string, HealthState>

export type HealthStateName = keyof typeof healthStates

export interface Health {
  state: HealthStateName
  /** The endpoint's own name for its stage, '' if none. */
  stage: string
}

/** The row of the table for a state. */
export function healthState({ state }: Pick<Health, 'state'>): HealthState {
  return healthStates[state]
}

/** The state in words. */
export function healthText({ state, stage }: Health): string {
  return healthStates[state].word(stage)
}
