import type { NetworkStatusResponse } from '@mcm/rosetta-client'
import { expect, test, vi } from 'vitest'
import { openDevnet } from '../../test/devnet'
import { keys } from './keys'
import { getTipQueryOptions } from './tip-query'
import { watchBlocks } from './watch-blocks'

/** Watches a chain and notes what is reported. */
async function watch() {
  const chain = openDevnet()
  const { queries, config, poll } = chain
  const seen: string[] = []
  const errors: unknown[] = []
  await poll()
  const stop = watchBlocks(queries, config, {
    onBlock: ({ block_identifier: { index } }) => seen.push(`+${index}`),
    onBlockOrphaned: ({ index }) => seen.push(`-${index}`),
    onError: (error) => errors.push(error),
  })
  return { ...chain, seen, errors, stop, top: chain.devnet.chain.tip.index }
}

test('reports the blocks after the first tip, lowest first, and requests each once', async () => {
  const { devnet, poll, seen, calls, top } = await watch()
  await poll()
  expect(seen).toEqual([])
  devnet.mine(3)
  await poll()
  await vi.waitFor(() => expect(seen).toEqual([`+${top + 1}`, `+${top + 2}`, `+${top + 3}`]))
  await poll()
  expect(calls.filter((call) => call === '/block')).toHaveLength(3)
})

test('reports orphaned blocks before the blocks that replace them', async () => {
  const { devnet, poll, seen, top } = await watch()
  devnet.mine(2)
  await poll()
  await vi.waitFor(() => expect(seen).toHaveLength(2))
  devnet.reorg({ depth: 1, length: 2 })
  await poll()
  await vi.waitFor(() => expect(seen).toHaveLength(5))
  expect(seen.slice(2)).toEqual([`-${top + 2}`, `+${top + 2}`, `+${top + 3}`])
})

test('reports the block from which it started as orphaned too', async () => {
  const { devnet, poll, seen, top } = await watch()
  devnet.reorg({ depth: 3, length: 4 })
  await poll()
  await vi.waitFor(() => expect(seen).toEqual([`-${top}`, `+${top}`, `+${top + 1}`]))
})

test('reports only the latest 100 blocks after a long gap', () => {
  const { queries, config } = openDevnet()
  const idOf = (index: number) => ({ index, hash: `0x${index}` })
  const status = (index: number) => ({ current_block_identifier: idOf(index) })
  const { queryKey } = getTipQueryOptions(config)
  queries.setQueryData(queryKey, status(1) as NetworkStatusResponse)
  for (let index = 2; index <= 104; index++) {
    const block = {
      block_identifier: idOf(index),
      parent_block_identifier: idOf(index - 1),
      transactions: [],
    }
    queries.setQueryData(keys.blockByHash(config.endpoint, `0x${index}`), block)
  }
  const seen: number[] = []
  watchBlocks(queries, config, {
    onBlock: ({ block_identifier: { index } }) => seen.push(index),
    onBlockOrphaned: ({ index }) => seen.push(-index),
  })
  queries.setQueryData(queryKey, status(104) as NetworkStatusResponse)
  return vi.waitFor(() => {
    expect(seen).toHaveLength(100)
    expect(seen[0]).toBe(5)
  })
})

test('reports a failure, and the blocks after the next poll', async () => {
  const { devnet, poll, seen, errors, top } = await watch()
  devnet.mine(1)
  devnet.setFaults({ calls: { '/block': { errorRate: 1, errorCode: 1 } } })
  await poll()
  await vi.waitFor(() => expect(errors).toHaveLength(1))
  devnet.setFaults({ calls: { '/block': { errorRate: 0 } } })
  await poll()
  await vi.waitFor(() => expect(seen).toEqual([`+${top + 1}`]))
})

test('ends when it is stopped', async () => {
  const { devnet, poll, seen, stop } = await watch()
  stop()
  devnet.mine(1)
  await poll()
  await Promise.resolve()
  expect(seen).toEqual([])
})
