import { inspect, isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterEach, beforeEach, vi } from 'vitest'
import { Stage } from './run'
import type { Outcome } from './run'
import { schedules } from './schedule'

/** Number of schedules per chain, so that chains stay short. */
const PER_CHAIN = 50

export function withVirtualTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Plays random schedules and compares the books with the chain after each. */
export async function checkSchedules(
  count: number,
  seed: number,
): Promise<{ deposits: number; reversals: number }> {
  const total = { deposits: 0, reversals: 0 }
  let played = 0
  let stage = new Stage(`${seed}/0`)
  const property = fc.asyncProperty(schedules, async (schedule) => {
    if (++played % PER_CHAIN === 0) {
      stage.devnet.close()
      stage = new Stage(`${seed}/${played}`)
    }
    const outcome = await stage.play(schedule)
    const wrong = mistakes(outcome)
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
    total.deposits += outcome.required.size
    total.reversals += outcome.exchange.reversals
  })
  await fc.assert(property, { numRuns: count, seed, endOnFailure: true })
  stage.devnet.close()
  return total
}

/** Returns the differences between the books and the chain, one per line. */
function mistakes({ exchange, required, allowed }: Outcome): string[] {
  const { books, doubled, failure } = exchange
  return [
    ...(failure === undefined ? [] : [`ended with ${inspect(failure)}`]),
    ...doubled.map((id) => `booked twice: ${id}`),
    ...[...required.keys()].filter((id) => !books.has(id)).map((id) => `not booked: ${id}`),
    ...[...books]
      .filter(([id, booking]) => !isDeepStrictEqual(booking, allowed.get(id)))
      .map(([id, { block }]) => `booked, but not in the chain: ${id} of ${block}`),
  ]
}
