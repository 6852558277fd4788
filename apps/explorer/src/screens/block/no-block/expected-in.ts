import { formatCount } from '@mcm/ui/amount'

/**
 * Between the times at which the difficulty changes (69 s and 138 s), where block times settle.
 */
const SECONDS_PER_BLOCK = 103

/** Returns when to expect a block that many blocks ahead, in words: 'in about 2 minutes'. */
export function expectedIn(blocks: number): string {
  const minutes = Math.max(1, Math.round((blocks * SECONDS_PER_BLOCK) / 60))
  if (minutes < 90) return minutes === 1 ? 'in about a minute' : `in about ${minutes} minutes`
  const hours = Math.round(minutes / 60)
  if (hours < 36) return `in about ${hours} hours`
  const days = Math.round(hours / 24)
  if (days < 730) return `in about ${days} days`
  return `in about ${formatCount(Math.round(days / 365))} years`
}
