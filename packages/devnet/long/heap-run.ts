import { Indexer } from '../src/chain/indexer'
import type { Block } from '../src/chain/types'
import { startDevnet } from '../src'

/**
 * Run with --expose-gc. Mines further blocks on a devnet and prints, in bytes, how much its heap
 * grew and how much a second copy of the same blocks and index rows takes.
 */
const further = Number(process.argv[2])

function heap(): number {
  for (let i = 0; i < 4; i++) globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

const { devnet, close } = await startDevnet({ port: 0, blockTime: 0.05, difficulty: 0 })
const { chain } = devnet
// Warm up caches that are created once.
for (const { address } of chain.ledger()) chain.account(address)

const before = heap()
const first = chain.tip.index + 1
while (chain.tip.index < first + further) await new Promise((resolve) => setTimeout(resolve, 20))
await close()
const grown = heap() - before

const fresh: Block[] = []
for (let index = first; index <= chain.tip.index; index++) {
  const block = chain.block(index)
  if (block) fresh.push(structuredClone(block))
}
const indexer = new Indexer()
const withoutRows = heap()
const cloned = fresh.map((block) => structuredClone(block))
for (const block of cloned) indexer.see(block, block.stime, () => undefined)
const stored = heap() - withoutRows

process.stdout.write(
  JSON.stringify({ grown, stored, blocks: cloned.length, rows: indexer.maxSequence }),
)
