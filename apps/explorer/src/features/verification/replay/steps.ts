import type { WorkTrace } from '@mcm/proof'
import { formatCount } from '@mcm/ui/amount'
import { messages } from './messages'

/** The parts of the replay, in the order in which they appear. */
export const parts = ['header', 'digest', 'tiles', 'hash', 'seal'] as const
export type Part = (typeof parts)[number]

/** One step of the replay. */
export interface Step {
  part: Part
  /** Number of tiles that are visible. */
  tiles: number
  /** What happens in this step, shown and read aloud. */
  words: string
}

/** The fields of the header, with their length in bytes, in the order of the header. */
export const fields = {
  phash: 32,
  bnum: 8,
  mfee: 8,
  tcount: 4,
  time0: 4,
  difficulty: 4,
  mroot: 32,
  nonce: 32,
} as const satisfies Record<keyof typeof messages.fields, number>

export function stepsOf({ tiles, found, required }: WorkTrace): Step[] {
  const { said } = messages
  const isDone = found >= required
  return [
    { part: 'header', tiles: 0, words: said.header },
    { part: 'digest', tiles: 0, words: said.digest },
    ...tiles.map(({ index }, at): Step => {
      const isLast = at === tiles.length - 1
      const words = isLast ? said.lastTile(index) : said.tile(at + 1, index)
      return { part: 'tiles', tiles: at + 1, words }
    }),
    { part: 'hash', tiles: tiles.length, words: said.hash(found, required) },
    {
      part: 'seal',
      tiles: tiles.length,
      words: isDone ? said.done(formatCount(2n ** BigInt(required))) : said.missing,
    },
  ]
}
