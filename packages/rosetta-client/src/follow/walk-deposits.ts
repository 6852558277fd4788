import { sleep } from '@mcm/shared/sleep'
import { chainSource } from './chain-source'
import type { ChainCalls } from './chain-source'
import { ChainWalker } from './chain-walker'
import type { ChainSource } from './chain-walker'
import { REMEMBERED_BLOCKS } from './cursor'
import type { Deposit, DepositCursor } from './deposit'
import { DepositBook } from './deposit-book'
import type { IsOurs } from './deposit-book'
import { firstUnconfirmed, syncedTip } from './start'
import type { ResolvedStart, Walk } from './start'

export interface DepositWalk extends Walk<DepositCursor | 'latest' | number> {
  readonly isOurs: IsOurs
  readonly onProgress: ((cursor: DepositCursor) => void | Promise<void>) | undefined
}

/** Follows deposits with validated options. */
export async function* walkDeposits(calls: ChainCalls, walk: DepositWalk): AsyncGenerator<Deposit> {
  const { start, isOurs, confirmations, onProgress, context, interval, signal } = walk
  const source = chainSource(calls, walk)
  const { from, blocks, tip } = await resolve(walk, source)
  const remembered = REMEMBERED_BLOCKS + confirmations
  const walker = new ChainWalker(source, from, blocks, remembered)
  const book = new DepositBook(typeof start === 'object' ? start : emptyCursor(from), {
    isOurs,
    confirmations,
    remembered,
    source,
    context,
  })
  yield* book.reportLost()
  for (let known = tip; ; known = undefined) {
    yield* book.confirm()
    for await (const change of walker.changes(known)) {
      if (change.type === 'reorg') {
        yield* book.remove(change)
        continue
      }
      const before = book.reported
      yield* book.add(change.block)
      yield* book.confirm()
      if (book.reported === before) await onProgress?.(book.cursor())
    }
    await sleep(interval, signal)
  }
}

async function resolve(
  { start, confirmations, interval, signal }: DepositWalk,
  source: ChainSource,
): Promise<ResolvedStart> {
  if (typeof start === 'object') return start
  const reaching = start === 'latest' ? 1 : Math.max(1, start - 1)
  const tip = await syncedTip(source, reaching, interval, signal)
  // A reorg can move an unconfirmed payment to a lower block, so start at the first unconfirmed block.
  const unconfirmed = firstUnconfirmed(tip, confirmations)
  return {
    from: start === 'latest' ? unconfirmed : Math.min(start, unconfirmed),
    blocks: [],
    tip,
  }
}

function emptyCursor(from: number): DepositCursor {
  return { version: 1, from, blocks: [], pending: [], lost: [], confirmedUpTo: 0 }
}
