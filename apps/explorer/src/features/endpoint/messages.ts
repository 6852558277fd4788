import type { Health } from './health'

/** What the header says; the panels' words come with the panels. */
export const messages = {
  current: (host: string, health: string) => `API endpoint ${host}: ${health}`,
  opening: 'Opening…',
}

export function healthText(health: Health): string {
  switch (health.state) {
    case 'checking':
      return 'Checking...'
    case 'unknown':
      return 'Not checked'
    case 'disconnected':
      return 'Disconnected'
    case 'synced':
      return 'Connected & Synced'
    case 'syncing':
      return `Connected (${health.stage || 'Syncing'})`
    case 'status-unknown':
      return 'Connected (Status Unknown)'
  }
}
