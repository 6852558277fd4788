// Loaded before a test starts the virtual clock, because loading takes real time.
import '../../src/follow/walks'
import type { FollowCursor } from '../../src/follow/cursor'
import type { ChainEvent } from '../../src/follow/chain-event'
import type { FollowOptions } from '../../src/follow/follow-blocks'
import type { FakeChain } from './fake-chain'
import { clientOf } from './fake-chain'

/** Follows a chain and records its events ('+7', '-7') and the resulting blocks. */
export function followBlocks(chain: FakeChain, options: FollowOptions = {}) {
  const controller = new AbortController()
  const reported: string[] = []
  const events: ChainEvent[] = []
  const believed = new Map<number, string>()
  const over = (async () => {
    const { signal } = controller
    for await (const event of clientOf(chain).events.follow({ signal, ...options })) {
      const { index, hash } = event.block_identifier
      events.push(event)
      reported.push(`${event.type === 'block_removed' ? '-' : '+'}${index}`)
      if (event.type === 'block_added') believed.set(index, hash)
      else believed.delete(index)
    }
  })().catch((error: unknown) => error)
  return {
    reported,
    events,
    over,
    believes: () => [...believed.values()],
    stop: async (): Promise<FollowCursor | undefined> => {
      controller.abort('stop')
      await over
      // Simulates storing and loading the cursor.
      const { cursor } = events.at(-1) ?? {}
      return cursor && (JSON.parse(JSON.stringify(cursor)) as FollowCursor)
    },
  }
}

export const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `+${from + index}`)
export const hashes = ({ blocks }: FakeChain, from: number): string[] =>
  blocks.slice(from - 1).map(({ block_identifier }) => block_identifier.hash)
export const asked = ({ endpoint }: FakeChain): string[] =>
  endpoint.calls.map(({ path, body }) => {
    const { index } = Object(body['block_identifier']) as { index?: number }
    return path === '/block' ? `block ${index}` : path
  })
