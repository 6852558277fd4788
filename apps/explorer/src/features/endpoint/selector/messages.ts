import { endpointStateText } from '@mcm/ui/status-dot'
import type { Health } from '../health/health'

/** What the header says; the panels' words come with the panels. */
export const messages = {
  current: (host: string, health: string) => `API endpoint ${host}: ${health}`,
  opening: 'Opening…',
}

export function healthText(health: Health): string {
  return endpointStateText(health.state, health.state === 'syncing' ? health.stage : '')
}
